/** The mails that forms lead to. Those to the company's own people are in English. */
import { formFields, type FormName } from '@/config/forms/forms';
import type { LanguageCode } from '@/config/site/languages';
import type { AttachmentRecord } from './enquiries';
import { writeMail, type MailDraft } from '../mail/message';
import type { Settings } from '../settings';
import { wordsOf } from './words';

type Fields = Readonly<Record<string, string>>;

/** What is its own in a mail to the company. */
interface CompanyMail {
  readonly form: FormName;
  readonly recipient: string;
  readonly subject: string;
  readonly fields: Fields;
  /** What the company calls such a form, and its id. */
  readonly number: readonly [name: string, id: string];
  /** Fields that visitors do not fill in. */
  readonly more?: readonly (readonly [label: string, value: string])[];
  readonly files?: readonly AttachmentRecord[];
}

/** Lists the fields of a form in the order of its table; its long texts follow. */
function companyMail(mail: CompanyMail): MailDraft {
  const { form, recipient, subject, fields, number, more = [], files = [] } = mail;
  const rows = Object.entries(formFields[form]);
  const facts = rows.flatMap(([name, { control, mail: label, kept = name }]) => {
    if (!label || kept === null || control === 'area') return [];
    return [[label, fields[kept] || '–'] as const];
  });
  const fileLabel = rows.find(([, { control }]) => control === 'files')?.[1].mail ?? '';
  const texts = rows.flatMap(([name, { control }]) => (control === 'area' ? fields[name] : []));
  return writeMail({
    recipient,
    replyTo: fields.email,
    subject: fields.doubtful ? `[Doubtful] ${subject}` : subject,
    facts: [
      ...facts,
      ...more,
      ['Language', fields.language ?? ''],
      number,
      ...files.map(({ name, size, id }) => [fileLabel, `${name}, ${size} bytes, ${id}`] as const),
    ],
    body: texts.filter(Boolean).join('\n\n'),
  });
}

/** To sales: somebody has a question. */
export function enquiryMail({ salesMail }: Settings, fields: Fields, id: string): MailDraft {
  const { title = '', fullName = '', country = '' } = fields;
  return companyMail({
    form: 'enquiry',
    recipient: salesMail,
    subject: `${title}: ${fullName}, ${country}`,
    fields,
    number: ['Enquiry', id],
  });
}

/** To sales: somebody wants an account for a company. */
export function accountMail({ salesMail }: Settings, fields: Fields, id: string): MailDraft {
  return companyMail({
    form: 'account',
    recipient: salesMail,
    subject: `Open an account: ${fields.email ?? ''}`,
    fields,
    more: [['SKU', fields.sku || '–']],
    number: ['Enquiry', id],
  });
}

/** To a visitor: the link to a page, in the visitor's language. */
export function linkMail(fields: Fields, link: string): MailDraft {
  const t = wordsOf(fields.language as LanguageCode);
  return writeMail({
    recipient: fields.email ?? '',
    subject: t('linkMail.subject'),
    opening: t('linkMail.opening'),
    link,
    body: t('linkMail.note'),
  });
}

/** To support: what does not work, and which files show it. */
export function feedbackMail(
  { supportMail }: Settings,
  fields: Fields,
  id: string,
  files: readonly AttachmentRecord[],
): MailDraft {
  const { product = '', category = '' } = fields;
  return companyMail({
    form: 'feedback',
    recipient: supportMail,
    subject: `Feedback: ${product}, ${category}`,
    fields,
    number: ['Report', id],
    files,
  });
}
