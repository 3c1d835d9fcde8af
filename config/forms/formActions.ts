/** Where the forms stand and where they go (specification, section 7). Apart from their fields, which pages load with the form. */
import type { FormName } from './forms';
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import type { RouteName } from '@/config/site/routes';

/** Where each form is posted to, with scripts and without. */
export const formActions: Readonly<Record<FormName, string>> = {
  enquiry: `${hosts.facade}${apiPaths.businessMail}`,
  account: `${hosts.facade}${apiPaths.openAccountMail}`,
  feedback: `${hosts.api}${apiPaths.feedback}`,
  link: `${hosts.facade}${apiPaths.linkMail}`,
};

/** Where each form stands. */
export const formPages: Readonly<Record<FormName, RouteName>> = {
  enquiry: 'business',
  account: 'business',
  feedback: 'support',
  link: 'open-on-pc',
};
