/** Whether the fields of a form hold what they must; pure (specification, section 5). */
import { formFields, type Check, type FormName } from '@/config/forms/forms';
import { cleanValue } from './cleanValue';
import { isEmail, isPhone, isVersion } from './validation';

/** What a visitor has filled in, by field; what is not there is empty. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with a field; `gone` is a file that the host has no more. */
export type FieldFault = 'required' | 'invalid' | 'gone';

/** The fields that something is wrong with. */
export type FieldFaults = Readonly<Partial<Record<string, FieldFault>>>;

/** An attached file as its form field holds it; without id it has not arrived. */
export interface AttachedFile {
  readonly name: string;
  readonly size: number;
  readonly id?: string;
}

/** The files in the value of a form field; none where that is no such list. */
export function attachedFiles(value: string | undefined): readonly AttachedFile[] {
  if (!value) return [];
  try {
    const files: unknown = JSON.parse(value);
    return Array.isArray(files) ? (files as AttachedFile[]) : [];
  } catch {
    return [];
  }
}

const checks: Readonly<Record<Check, (value: string) => boolean>> = {
  text: () => true,
  // Names have letters, of whatever script; nothing else is true of all of them.
  name: (value) => /\p{L}/u.test(value),
  email: isEmail,
  phone: isPhone,
  version: isVersion,
  agreed: () => true,
  settled: (value) => attachedFiles(value).every(({ id }) => id),
};

/** The fields of a form as they are checked, kept and mailed; its files are left as they are. */
export function cleanFields(form: FormName, values: FormValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(formFields[form]).map(([name, { check, control }]) => {
      const value = values[name] ?? '';
      const isList = control === 'files';
      return [name, isList ? value : cleanValue(value, check, control === 'area')];
    }),
  );
}

/** What is wrong with the values of a form once they are clean, in the order of its fields; empty where nothing is. */
export function faultsIn(form: FormName, values: FormValues): FieldFaults {
  const clean = cleanFields(form, values);
  const faults: Record<string, FieldFault> = {};
  for (const [name, { check, optional, length }] of Object.entries(formFields[form])) {
    const value = clean[name] ?? '';
    if (!value && !optional) faults[name] = 'required';
    else if (value && (value.length > length || !checks[check](value))) faults[name] = 'invalid';
  }
  return faults;
}
