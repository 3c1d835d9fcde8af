/** What a page says of fields and files, each in one line, in the words that the site's own forms use. */
import { attachmentTypes, maxAttachmentBytes, maxAttachments } from '@/config/forms/feedback';
import { formFields, type FieldRow, type FormName } from '@/config/forms/forms';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import type { FieldFault } from '@/services/rules/formRules';
import { formatBytes } from '@/services/rules/size';
import type { FileProblem } from './attachments/file';
import { wordsOf } from './words';

/** What came of a file. */
export interface FileAnswer {
  readonly name: string;
  readonly problem?: FileProblem;
}

const isChoice = ({ control }: FieldRow) => ['select', 'hosted', 'region'].includes(control);

/** What is wrong with a field, as its form on the page says it. */
export function faultLine(
  language: LanguageCode,
  form: FormName,
  name: string,
  fault: FieldFault,
): string {
  const t = wordsOf(language);
  const row = formFields[form][name];
  const own = row?.faults?.[fault];
  // Their labels are sentences, or have none that is read here.
  if (own && (row.control === 'checkbox' || row.control === 'files')) return t(`forms.${own}`);
  const text = own ? t(`forms.${own}`) : t(row && isChoice(row) ? 'forms.select' : 'forms.enter');
  return row ? `${t(`forms.${row.label}`)}: ${text}` : text;
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
