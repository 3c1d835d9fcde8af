import { useLocale, useTranslations } from 'next-intl';
import { formActions } from '@/config/forms/formActions';
import { formFields, type FormName } from '@/config/forms/forms';
import { formWords } from '@/config/forms/formWords';
import { FormFields, type OwnControls } from './FormFields.shared';
import { FormIsland } from './FormIsland.client';
import { HiddenFields } from './HiddenFields.shared';
import { emailSlot, whenSlot } from './slots.shared';

interface Props {
  name: FormName;
  /** What goes along unseen. */
  hidden?: Readonly<Record<string, string>>;
  own?: OwnControls;
  /** The form stays as it is when it was sent. */
  stays?: boolean;
}

/** A form of config/forms/forms.ts with all its words. The page draws it on the server, a dialog in the browser. */
export function Form({ name, hidden, own, stays }: Props) {
  const t = useTranslations('forms');
  const language = useLocale();
  const rows = Object.entries(formFields[name]);
  const words = formWords[name];
  const address = { email: emailSlot };
  const faults = rows.map(([field, row]) => {
    const own = Object.entries(row.faults ?? {}).map(([fault, key]) => [fault, t(key)]);
    return [field, Object.fromEntries(own)];
  });
  const texts = {
    submit: t(words.submit),
    sending: t('sending'),
    summary: t('summary'),
    sent: t(words.sent, address),
    queued: t('queued' in words ? words.queued : words.sent, address),
    failed: t(words.failed, address),
    tooMany: t('tooMany', { when: whenSlot }),
    again: 'again' in words ? t(words.again) : undefined,
    resubmit:
      'resubmit' in words
        ? {
            title: t(words.resubmit.title),
            resubmit: t(words.resubmit.resubmit),
            close: t(words.resubmit.close),
          }
        : undefined,
    faults: { enter: t('enter'), select: t('select'), fields: Object.fromEntries(faults) },
  };
  return (
    <FormIsland
      {...{ name, texts, stays }}
      // Where no script reads the answer, it is a page in this one's language.
      action={`${formActions[name]}?language=${language}`}
      multipart={rows.some(([, { control }]) => control === 'files')}
    >
      <HiddenFields values={{ language, idempotencyKey: '', ...hidden }} />
      <FormFields form={name} own={own} />
    </FormIsland>
  );
}
