/** Pages of the account host that the site links to or frames. */
import { hosts } from '@/config/site/hosts';

/** The sign-in page; without scripts the way to sign in, with them the page that the dialog frames. */
export const signInUrl = `${hosts.account}/signin/`;

/** Pages of a signed-in visitor. */
export const accountLinks = {
  center: `${hosts.account}/usercenter/`,
  subscription: `${hosts.account}/usercenter/#subscription`,
} as const;
