/** Whether a form may be taken: by the rules of the site, and by what only a host has to ask. */
import { countryCodes } from '@/config/forms/countries';
import { feedbackCategories, feedbackProducts } from '@/config/forms/feedback';
import { formFields, textLengths, type FormName } from '@/config/forms/forms';
import { faultsIn, type FieldFaults } from '@/services/rules/formRules';
import { cleanLine, cleanText } from '../texts';

/** Fields of several lines. */
const long = ['message', 'description'];

/** Fields with a list of choices. */
const choices: Readonly<Record<string, readonly string[]>> = {
  country: countryCodes,
  product: feedbackProducts,
  category: feedbackCategories,
};

/** Most characters of a field. */
function longest(form: FormName, name: string): number {
  const check = formFields[form][name]?.check;
  if (long.includes(name)) return textLengths.long;
  return check === 'email' || check === 'phone' || check === 'version'
    ? textLengths[check]
    : textLengths.line;
}

/** The fields of a form, fit to be kept; what the form does not have is left out. */
export function cleanFields(
  form: FormName,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = Object.keys(formFields[form]).filter((name) => name !== 'attachments');
  return Object.fromEntries(
    names.map((name) => {
      const clean = long.includes(name) ? cleanText : cleanLine;
      return [name, clean(values[name] ?? '')];
    }),
  );
}

/** What is wrong with the fields of a form; empty where nothing is. */
export function checkFields(form: FormName, fields: Readonly<Record<string, string>>): FieldFaults {
  const faults: Record<string, 'required' | 'invalid'> = {};
  for (const [name, value] of Object.entries(fields)) {
    const isListed = !value || (choices[name]?.includes(value) ?? true);
    if (value.length > longest(form, name) || !isListed) faults[name] = 'invalid';
  }
  if ('privacy' in fields && /^(false|off|0|no)$/i.test(fields.privacy ?? ''))
    faults.privacy = 'required';
  return { ...faultsIn(form, fields), ...faults };
}
