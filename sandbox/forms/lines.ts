/** What a page says of fields and files, each in one line, in the words that the site's own forms use. */
import { attachmentTypes, maxAttachmentBytes, maxAttachments } from '@/config/forms/feedback';
import type { FormName } from '@/config/forms/forms';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import type { FieldFault } from '@/services/rules/formRules';
import { formatBytes } from '@/services/rules/size';
import type { FileProblem } from '../attachments/file';
import { wordsOf } from './words';

/** What came of a file. */
export interface FileAnswer {
  readonly name: string;
  readonly problem?: FileProblem;
}

/** A field's name, and what is said where it holds the wrong thing, if that has words of its own. */
type FieldWords = readonly [label: string, wrong?: string];

function wordsFor(language: LanguageCode, form: FormName): Readonly<Record<string, FieldWords>> {
  const t = wordsOf(language);
  switch (form) {
    case 'enquiry':
      return {
        fullName: [t('forms.enquiry.fullName')],
        country: [t('forms.enquiry.country')],
        region: [t('forms.enquiry.region')],
        email: [t('forms.enquiry.email'), t('forms.enquiry.emailWrong')],
        phone: [t('forms.enquiry.phone'), t('forms.enquiry.phoneWrong')],
        message: [t('forms.enquiry.message')],
      };
    case 'account':
      return { email: [t('forms.enquiry.email'), t('forms.enquiry.emailWrong')] };
    case 'feedback':
      return {
        product: [t('forms.feedback.product')],
        category: [t('forms.feedback.category')],
        version: [t('forms.feedback.version'), t('forms.feedback.versionWrong')],
        description: [t('forms.feedback.description')],
        email: [t('forms.feedback.email'), t('forms.feedback.emailWrong')],
      };
    case 'link':
      return { mail_address: [t('forms.link.email'), t('forms.link.emailWrong')] };
  }
}

const selects = ['country', 'region', 'product', 'category'];

/** What is wrong with a field. */
export function faultLine(
  language: LanguageCode,
  form: FormName,
  name: string,
  fault: FieldFault,
): string {
  const t = wordsOf(language);
  if (name === 'privacy') return t('forms.enquiry.privacyMissing');
  if (name === 'attachments') return t('forms.files.failed');
  const [label, wrong] = wordsFor(language, form)[name] ?? [];
  const missing = selects.includes(name) ? t('forms.select') : t('forms.enter');
  const text = (fault === 'invalid' && wrong) || missing;
  return label ? `${label}: ${text}` : text;
}

/** What came of a file. */
export function fileLine(language: LanguageCode, { name, problem }: FileAnswer): string {
  const t = wordsOf(language);
  if (!problem) return `${name}: ${t('forms.files.done')}`;
  const texts: Readonly<Record<FileProblem, string>> = {
    'too-large': t('forms.files.size', {
      size: formatBytes(maxAttachmentBytes, languageOf(language).iso),
    }),
    'wrong-type': t('forms.files.type', { types: Object.keys(attachmentTypes).join(', ') }),
    'too-many': t('forms.files.count', { count: maxAttachments }),
  };
  return `${name}: ${t('forms.files.failed')} ${texts[problem]}`;
}
