/** What a page says of fields and files, each in one line, in the words that the site's own forms use. */
import {
  attachmentTypes,
  fileFaults,
  maxAttachmentBytes,
  maxAttachments,
  type FileFault,
} from '@/config/forms/feedback';
import { formFields, type FieldRow, type FormName } from '@/config/forms/forms';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import type { FieldFault } from '@/services/rules/formRules';
import { formatBytes } from '@/services/rules/size';
import { wordsOf } from './words';

/** What came of a file. */
export interface FileAnswer {
  readonly name: string;
  readonly fault?: FileFault;
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
  // A box is ticked or not.
  const own = row?.faults?.[row.control === 'checkbox' ? 'required' : fault];
  // Their labels are sentences, or have none that is read here.
  if (own && (row.control === 'checkbox' || row.control === 'files')) return t(`forms.${own}`);
  const text = own ? t(`forms.${own}`) : t(row && isChoice(row) ? 'forms.select' : 'forms.enter');
  return row ? `${t(`forms.${row.label}`)}: ${text}` : text;
}

/** Why a file is not taken, as the page says it. */
export function fileFaultText(language: LanguageCode, fault: FileFault): string {
  const { iso } = languageOf(language);
  return wordsOf(language)(`forms.${fileFaults[fault]}`, {
    types: new Intl.ListFormat(iso, { type: 'unit' }).format(Object.keys(attachmentTypes)),
    size: formatBytes(maxAttachmentBytes, iso),
    count: maxAttachments,
  });
}

/** What came of a file. */
export function fileLine(language: LanguageCode, { name, fault }: FileAnswer): string {
  const done = wordsOf(language)('forms.files.done');
  return `${name}: ${fault ? fileFaultText(language, fault) : done}`;
}
