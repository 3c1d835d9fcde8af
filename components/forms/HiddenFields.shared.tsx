import { honeypotField } from '@/config/forms/forms';

/** That a field is none of theirs, in the words of the password managers. */
const ignored = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/** What goes along unseen, and a field that only machines fill in: it has no place on the page. */
export function HiddenFields({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div hidden>
        <input
          {...ignored}
          name={honeypotField}
          defaultValue=""
          tabIndex={-1}
          autoComplete="off"
          aria-label={honeypotField}
        />
      </div>
    </>
  );
}
