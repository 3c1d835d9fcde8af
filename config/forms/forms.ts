/** The forms of the site: their fields, and what each must hold (specification, section 5). Where they go: `formActions.ts`. */

/** What a field must hold. `settled` is a list of files that have all arrived. */
export type Check = 'text' | 'name' | 'email' | 'phone' | 'version' | 'agreed' | 'settled';

/** A field of a form. */
export interface FieldRule {
  readonly check: Check;
  /** May be left empty. */
  readonly optional?: boolean;
}

const table = {
  /** Business enquiry. */
  enquiry: {
    fullName: { check: 'name' },
    country: { check: 'text' },
    region: { check: 'text' },
    email: { check: 'email' },
    phone: { check: 'phone', optional: true },
    message: { check: 'text' },
    privacy: { check: 'agreed' },
  },
  /** Asks for an account for a company. */
  account: {
    email: { check: 'email' },
  },
  /** Support feedback. */
  feedback: {
    product: { check: 'text' },
    category: { check: 'text' },
    version: { check: 'version', optional: true },
    description: { check: 'text' },
    attachments: { check: 'settled', optional: true },
    email: { check: 'email' },
  },
  /** Mails the download link. */
  link: {
    mail_address: { check: 'email' },
  },
} as const satisfies Record<string, Record<string, FieldRule>>;

/** Name of a form. */
export type FormName = keyof typeof table;

/** The fields of each form, in the order of the page. */
export const formFields: Readonly<Record<FormName, Readonly<Record<string, FieldRule>>>> = table;

/** The field that people do not see; what fills it in is no person. */
export const honeypotField = 'website';

/** Most characters of a field, by the kind of text in it. */
export const textLengths = { line: 100, email: 254, phone: 40, version: 40, long: 5000 } as const;
