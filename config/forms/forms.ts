/** The forms of the site, each described once: see `FieldRow` (specification, sections 3 and 5). */
import type { ChoiceList } from './choices';

/** What a field must hold. `settled` is a list of files that have all arrived. */
export type Check = 'text' | 'name' | 'email' | 'phone' | 'version' | 'agreed' | 'settled';

/** What a field is filled in with; `region`, `hosted` and `files` are drawn by parts of their forms. */
export type Control =
  'line' | 'email' | 'tel' | 'area' | 'select' | 'checkbox' | 'region' | 'hosted' | 'files';

/**
 * A field of a form: the page draws this row, the browser and the backend check it, the backend keeps
 * it, and its mail lists it. Words are named by their message keys below `forms`; those of the whole
 * form are in `formWords.ts`.
 */
export interface FieldRow {
  readonly control: Control;
  readonly check: Check;
  readonly label: string;
  /** Most characters. */
  readonly length: number;
  /** May be left empty. */
  readonly optional?: boolean;
  readonly hint?: string;
  /** What is said of a fault, where the words of its control do not do. */
  readonly faults?: Readonly<Partial<Record<'required' | 'invalid' | 'gone', string>>>;
  readonly choices?: ChoiceList;
  readonly autoComplete?: string;
  /** Stands beside the field before it, where there is room. */
  readonly beside?: boolean;
  /** What it is called in the mail to the company's people, who read English. */
  readonly mail?: string;
  /** What it is kept as, where that is not its own name; `null` for what is not kept. */
  readonly kept?: string | null;
}

const line = { control: 'line', check: 'text', length: 100 } as const;
const select = { control: 'select', check: 'text', length: 100 } as const;
const area = { control: 'area', check: 'text', length: 5000 } as const;
const email = { control: 'email', check: 'email', length: 254, autoComplete: 'email' } as const;

const table = {
  /** Business enquiry. */
  enquiry: {
    fullName: {
      ...line,
      check: 'name',
      label: 'enquiry.fullName',
      autoComplete: 'name',
      mail: 'Full name',
    },
    country: {
      ...select,
      label: 'enquiry.country',
      choices: 'countries',
      autoComplete: 'country',
      mail: 'Country',
    },
    region: {
      ...line,
      control: 'region',
      label: 'enquiry.region',
      autoComplete: 'address-level1',
      beside: true,
      mail: 'Region',
    },
    email: {
      ...email,
      label: 'enquiry.email',
      faults: { invalid: 'enquiry.emailWrong' },
      mail: 'Business email',
    },
    phone: {
      control: 'tel',
      check: 'phone',
      length: 40,
      optional: true,
      label: 'enquiry.phone',
      faults: { invalid: 'enquiry.phoneWrong' },
      autoComplete: 'tel',
      beside: true,
      mail: 'Phone',
    },
    message: {
      ...area,
      label: 'enquiry.message',
      hint: 'enquiry.messageHint',
      mail: 'Message',
    },
    privacy: {
      control: 'checkbox',
      check: 'agreed',
      length: 10,
      label: 'enquiry.privacy',
      faults: { required: 'enquiry.privacyMissing' },
      kept: null,
    },
  },
  /** Asks for an account for a company. */
  account: {
    email: {
      ...email,
      label: 'enquiry.email',
      faults: { invalid: 'enquiry.emailWrong' },
      mail: 'Business email',
    },
  },
  /** Support feedback. */
  feedback: {
    product: {
      ...select,
      control: 'hosted',
      label: 'feedback.product',
      choices: 'products',
      mail: 'Product',
    },
    category: {
      ...select,
      control: 'hosted',
      label: 'feedback.category',
      choices: 'categories',
      beside: true,
      mail: 'Category',
    },
    version: {
      ...line,
      check: 'version',
      length: 40,
      optional: true,
      label: 'feedback.version',
      hint: 'feedback.versionHint',
      faults: { invalid: 'feedback.versionWrong' },
      autoComplete: 'off',
      mail: 'Version',
    },
    description: {
      ...area,
      label: 'feedback.description',
      hint: 'feedback.descriptionHint',
      mail: 'Description',
    },
    attachments: {
      control: 'files',
      check: 'settled',
      length: 10_000,
      optional: true,
      label: 'feedback.attachments',
      hint: 'feedback.attachmentsHint',
      faults: { invalid: 'files.unsettled', gone: 'files.gone' },
      mail: 'Attachment',
      kept: null,
    },
    email: {
      ...email,
      label: 'feedback.email',
      faults: { required: 'feedback.emailWrong', invalid: 'feedback.emailWrong' },
      mail: 'Email address',
    },
  },
  /** Mails the download link. */
  link: {
    mail_address: {
      ...email,
      label: 'link.email',
      hint: 'link.emailHint',
      faults: { required: 'link.emailWrong', invalid: 'link.emailWrong' },
      kept: 'email',
    },
  },
} as const satisfies Record<string, Record<string, FieldRow>>;

/** Name of a form. */
export type FormName = keyof typeof table;

type RowsOf<Table> = { [Form in keyof Table]: Table[Form][keyof Table[Form]] }[keyof Table];

/** A row as the table has it: its message keys are those of the locale files. */
export type KnownRow = FieldRow & {
  readonly label: RowsOf<typeof table>['label'];
  readonly hint?: Extract<RowsOf<typeof table>, { hint: string }>['hint'];
  readonly faults?: Readonly<
    Partial<Record<'required' | 'invalid' | 'gone', FaultKey<RowsOf<typeof table>>>>
  >;
};

type FaultKey<Row> = Row extends { faults: infer Faults } ? Faults[keyof Faults] : never;

/** The fields of each form, in the order of the page. */
export const formFields: Readonly<Record<FormName, Readonly<Record<string, KnownRow>>>> = table;

/** Every form. */
export const formNames = Object.keys(table) as readonly FormName[];

/**
 * The field that people do not see; what fills it in is hardly a person. No browser and no password
 * manager knows its name.
 */
export const honeypotField = 'topic_hint';
