/** Pages of the account host that the site links to or frames. */
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';

/** The sign-in page; without scripts the way to sign in, with them the page that the dialog frames. */
export const signInUrl = `${hosts.account}${apiPaths.signin}`;

/** Pages of a signed-in visitor. */
export const accountLinks = {
  center: `${hosts.account}${apiPaths.usercenter}`,
  subscription: `${hosts.account}${apiPaths.usercenter}#subscription`,
} as const;
