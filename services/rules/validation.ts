/** What counts as an email address, a phone number and a version number; pure. */

const emailPattern =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])$/u;

const phonePattern = /^\+?[\p{Nd}\s()./\u2010-\u2013-]+((ext\.?|x|#|;ext=)\s*\p{Nd}{1,6})?$/iu;

const versionPattern =
  /^v?\d{1,6}(\.\d{1,6}){0,5}([.\-+ ]?[a-z][a-z\d]{0,15}|[-+ ]?\(?\d{1,8}\)?)?$/i;

/**
 * Whether mail can be sent to an address: one that a mail server would take, with a domain of at
 * least two parts. Letters of any script pass; quoted names and addresses in numbers do not.
 */
export function isEmail(text: string): boolean {
  const [name = '', domain = ''] = text.split('@');
  if (text.length > 254 || name.length > 64 || /^[\d.]*$/.test(domain)) return false;
  return emailPattern.test(text) && !/\.\d+$/.test(domain);
}

/** Whether a text can be a phone number as people write it: 5 to 20 digits, `+`, brackets, an extension. */
export function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 5 && digits <= 20 && text.length <= 40 && phonePattern.test(text.trim());
}

/** Whether a text can be a version number: `12.2.0.21546`, `v6.9`, `11.1.0.11723.XA`, `12.2.0 (21546)`. */
export function isVersion(text: string): boolean {
  return text.length <= 40 && versionPattern.test(text.trim());
}
