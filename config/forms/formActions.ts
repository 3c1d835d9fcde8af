/** Where the forms stand and where they go (specification, section 7). Apart from their fields, which pages load with the form. */
import type { FormName } from './forms';
import { hosts } from '@/config/site/hosts';
import type { RouteName } from '@/config/site/routes';

/** Where each form is posted to, with scripts and without. */
export const formActions: Readonly<Record<FormName, string>> = {
  enquiry: `${hosts.facade}/api/mail/business`,
  account: `${hosts.facade}/api/mail/businessForOpenAccount`,
  feedback: `${hosts.api}/api/map/web/feedback`,
  link: `${hosts.facade}/api/mail/send`,
};

/** Where each form stands. */
export const formPages: Readonly<Record<FormName, RouteName>> = {
  enquiry: 'business',
  account: 'business',
  feedback: 'support',
  link: 'open-on-pc',
};
