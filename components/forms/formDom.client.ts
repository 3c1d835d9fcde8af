'use client';
/** What a form's behaviour reads from its elements and writes to them; the elements are the server's. */
import { formFields, type FormName } from '@/config/forms/forms';
import {
  cleanFields,
  type FieldFault,
  type FieldFaults,
  type FormValues,
} from '@/services/rules/formRules';

/** A control that a visitor fills in. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Events of the form element that its own parts listen to. */
export const formEvents = {
  /** The host has some files no more; `detail` is their ids. */
  lost: 'fileslost',
} as const;

/** Words for what is wrong: one for every text and every choice, and those of single fields. */
export interface FaultTexts {
  readonly enter: string;
  readonly select: string;
  readonly fields: Readonly<Record<string, Partial<Record<FieldFault, string>>>>;
}

/** All values of a form by name, cleaned; files that are not sent yet are left out. */
export function valuesOf(form: HTMLFormElement, name: FormName): FormValues {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const values = Object.fromEntries(entries);
  return { ...values, ...cleanFields(name, values) };
}

/** The control of a field that focus can go to. */
function controlOf(form: HTMLFormElement, name: string): Control | null {
  return form.querySelector<Control>(
    `[data-field='${name}'] :is(input:not([type=hidden]), select, textarea)`,
  );
}

/** The values that a visitor has filled in, as they are: what a draft holds. */
export function draftOf(form: HTMLFormElement, name: FormName): FormValues {
  const all = new FormData(form);
  const names = Object.keys(formFields[name]);
  const entries = names.map((field) => [field, all.get(field)] as const);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => Boolean(entry[1]) && typeof entry[1] === 'string',
    ),
  );
}

/** Puts a draft into the controls that are still as the page came; those that follow others are told. */
export function fill(form: HTMLFormElement, draft: FormValues): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = controlOf(form, name);
    if (!control) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (!control.value && control.type !== 'file') control.value = value;
    // A choice that is not in the list leaves the select without any.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function isFilled(control: Control): boolean {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  return control.value !== '';
}

/**
 * Tells the form of what stands in its controls without an event: typed, chosen or restored before
 * the page was alive, or filled in by the browser.
 * @param only which controls; all that a visitor fills in if not given.
 */
export function tellFilled(
  form: HTMLFormElement,
  only = 'input:not([type=hidden]), select, textarea',
): void {
  for (const control of form.querySelectorAll<Control>(`[data-field] :is(${only})`))
    if (isFilled(control)) control.dispatchEvent(new Event('change', { bubbles: true }));
}

function textOf(
  control: Control | null,
  fault: FieldFault,
  name: string,
  texts: FaultTexts,
): string {
  const own = texts.fields[name]?.[fault];
  return own ?? (control instanceof HTMLSelectElement ? texts.select : texts.enter);
}

/** A field with a fault, for the list above the form. */
export interface ShownFault {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** Marks the fields with faults, and clears the others. @returns the faults as they are shown. */
export function showFaults(
  form: HTMLFormElement,
  faults: FieldFaults,
  texts: FaultTexts,
): readonly ShownFault[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
    const name = field.dataset.field ?? '';
    const control = controlOf(form, name);
    const fault = faults[name];
    const text = fault ? textOf(control, fault, name, texts) : '';
    const place = field.querySelector('[data-error]');
    if (place && place.textContent !== text) place.textContent = text;
    if (!fault) control?.removeAttribute('aria-invalid');
    if (!fault || !control) return [];
    control.setAttribute('aria-invalid', 'true');
    const label = field.querySelector('[data-label]')?.textContent ?? '';
    return [{ id: control.id, label, text }];
  });
}

/**
 * Tells when a field is edited, by its name, and when the form is entered for the first time.
 * @returns the end of it.
 */
export function watchForm(
  form: HTMLFormElement,
  { edited, entered }: { edited: (field: string) => void; entered: () => void },
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const edit = ({ target }: Event) =>
    edited(target instanceof Element ? (target.getAttribute('name') ?? '') : '');
  form.addEventListener('input', edit, { signal });
  form.addEventListener('change', edit, { signal });
  form.addEventListener('focusin', entered, { once: true, signal });
  // Back may bring the values after the scripts.
  addEventListener('pageshow', () => tellFilled(form), { signal });
  return () => ending.abort();
}
