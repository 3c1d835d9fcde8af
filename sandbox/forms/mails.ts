/** The mails that forms lead to. Those to the company's own people are in English. */
import type { LanguageCode } from '@/config/site/languages';
import type { AttachmentRecord } from '../enquiries';
import { writeMail, type MailDraft } from '../mail/message';
import type { Settings } from '../settings';
import { wordsOf } from './words';

type Fields = Readonly<Record<string, string>>;

/** To sales: somebody has a question. */
export function enquiryMail({ salesMail }: Settings, fields: Fields, id: string): MailDraft {
  const { title = '', fullName = '', country = '', region = '', email = '' } = fields;
  return writeMail({
    recipient: salesMail,
    replyTo: email,
    subject: `${title}: ${fullName}, ${country}`,
    facts: [
      ['Full name', fullName],
      ['Country', country],
      ['Region', region],
      ['Business email', email],
      ['Phone', fields.phone || '–'],
      ['Language', fields.language ?? ''],
      ['Enquiry', id],
    ],
    body: fields.message,
  });
}

/** To sales: somebody wants an account for a company. */
export function accountMail({ salesMail }: Settings, fields: Fields, id: string): MailDraft {
  const { email = '', sku } = fields;
  return writeMail({
    recipient: salesMail,
    replyTo: email,
    subject: `Open an account: ${email}`,
    facts: [
      ['Business email', email],
      ['SKU', sku || '–'],
      ['Language', fields.language ?? ''],
      ['Enquiry', id],
    ],
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
  const { product = '', category = '', email = '' } = fields;
  return writeMail({
    recipient: supportMail,
    replyTo: email,
    subject: `Feedback: ${product}, ${category}`,
    facts: [
      ['Product', product],
      ['Category', category],
      ['Version', fields.version || '–'],
      ['Email address', email],
      ['Language', fields.language ?? ''],
      ['Report', id],
      ...files.map(
        (file) => ['Attachment', `${file.name}, ${file.size} bytes, ${file.id}`] as const,
      ),
    ],
    body: fields.description,
  });
}
