import { useLocale, useTranslations } from 'next-intl';
import type { ControlProps } from '@/components/forms/Field.shared';
import { fileSlot } from '@/components/forms/slots.shared';
import { useFileValues } from '@/components/forms/useFileValues.shared';
import { languageOf } from '@/config/site/languages';
import { Attachments } from './Attachments.client';

/** The files that go with the feedback, with all that is said of them. */
export function FilesField(props: ControlProps) {
  const t = useTranslations('forms');
  const values = useFileValues();
  const file = fileSlot;
  const texts = {
    add: t('feedback.addFiles'),
    checking: t('files.waiting'),
    done: t('files.done'),
    failed: t('files.failed'),
    faults: {
      type: t('files.type', values),
      size: t('files.size', values),
      empty: t('files.empty'),
      content: t('files.content'),
      count: t('files.count', values),
    },
    progress: t('files.progress', { file }),
    cancel: { short: t('files.cancelShort'), long: t('files.cancel', { file }) },
    retry: { short: t('files.retryShort'), long: t('files.retry', { file }) },
    remove: { short: t('files.removeShort'), long: t('files.remove', { file }) },
  };
  return <Attachments {...props} iso={languageOf(useLocale()).iso} texts={texts} />;
}
