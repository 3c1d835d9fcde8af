/** The mails that visitors send from this site: enquiries, account requests, download links (specification, section 7). */
import { formActions } from '@/config/forms/formActions';
import { postForm, type FormAnswer } from './formPost';
import type { FormValues } from '@/services/rules/formRules';

/** Sends a form, with the idempotency key of the attempt; see `postForm`. */
export type SendForm = (values: FormValues, key: string) => Promise<FormAnswer>;

/** POSTs a business enquiry. @throws ServiceError */
export const sendEnquiry: SendForm = (values, key) => {
  const data = { ...values, privacy: values.privacy === 'on' };
  return postForm({ url: formActions.enquiry, data, key });
};

/** POSTs the address that a company's account is to be opened for. @throws ServiceError */
export const sendAccountRequest: SendForm = (values, key) =>
  postForm({ url: formActions.account, data: values, key });

/** Has the link to a page of this site mailed to an address. @throws ServiceError */
export const sendLink: SendForm = ({ mail_address: address = '', ...data }, key) =>
  postForm({ url: formActions.link, params: { mail_address: address }, data, key });
