import { useLocale, useTranslations } from 'next-intl';
import type { ControlProps } from '@/components/forms/Field.shared';
import { fileSlot, whenSlot } from '@/components/forms/slots.shared';
import { useFileValues } from '@/components/forms/useFileValues.shared';
import { fileFaults, type FileFault } from '@/config/forms/feedback';
import { languageOf } from '@/config/site/languages';
import { Attachments } from './Attachments.client';

/** The files that go with the feedback, with all that is said of them. */
export function FilesField(props: ControlProps) {
  const t = useTranslations('forms');
  const values = useFileValues();
  const file = fileSlot;
  const faults = Object.entries(fileFaults).map(([fault, key]) => [fault, t(key, values)]);
  const texts = {
    add: t('feedback.addFiles'),
    checking: t('files.waiting'),
    done: t('files.done'),
    failed: t('files.failed'),
    faults: Object.fromEntries(faults) as Record<FileFault, string>,
    tooMany: t('tooMany', { when: whenSlot }),
    drop: t('files.drop'),
    progress: t('files.progress', { file }),
    cancel: { short: t('files.cancelShort'), long: t('files.cancel', { file }) },
    retry: { short: t('files.retryShort'), long: t('files.retry', { file }) },
    remove: { short: t('files.removeShort'), long: t('files.remove', { file }) },
  };
  return <Attachments {...props} iso={languageOf(useLocale()).iso} texts={texts} />;
}
