/** Whether a form may be taken: by the rules of the site, and by what only a host has to ask. */
import { choiceIds } from '@/config/forms/choices';
import { formFields, type FormName } from '@/config/forms/forms';
import { faultsIn, type FieldFaults } from '@/services/rules/formRules';

type Fields = Readonly<Record<string, string>>;

/** What is wrong with the fields of a form; empty where nothing is. */
export function checkFields(form: FormName, fields: Fields): FieldFaults {
  const faults: Record<string, 'required' | 'invalid'> = {};
  for (const [name, { check, choices }] of Object.entries(formFields[form])) {
    const value = fields[name] ?? '';
    const listed: readonly string[] | undefined = choices && choiceIds[choices];
    if (value && listed && !listed.includes(value)) faults[name] = 'invalid';
    if (check === 'agreed' && /^(false|off|0|no)$/i.test(value)) faults[name] = 'required';
  }
  return { ...faultsIn(form, fields), ...faults };
}

/** The fields as they are kept, under the names that the table gives them. */
export function keptFields(form: FormName, fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formFields[form]).flatMap(([name, { kept = name }]) => {
      return kept === null ? [] : [[kept, fields[name] ?? '']];
    }),
  );
}
