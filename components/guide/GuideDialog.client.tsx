'use client';
import { NextIntlClientProvider, useTranslations, type AbstractIntlMessages } from 'next-intl';
import { useEffect } from 'react';
import { Dialog } from '@/components/dialogs/Dialog.client';
import { Icon } from '@/components/ui/Icon.shared';
import type { LanguageCode } from '@/config/site/languages';
import { packages } from '@/config/download/packages';
import { track } from '@/services/page/analytics';
import { closeGuide, type Downloaded } from '@/stores/guide';
import styles from './GuideDialog.module.scss';
import { GuidePopup } from './GuidePopup.client';

interface Props {
  language: LanguageCode;
  messages: AbstractIntlMessages;
  downloaded: Downloaded;
}

function close() {
  track('ow_guide_close', { guide: 'overlay' });
  closeGuide();
}

const steps = ['open', 'allow', 'install'] as const;

function Guide({ downloaded }: Pick<Props, 'downloaded'>) {
  const t = useTranslations('guide');
  const { file } = packages[downloaded.name];

  // Back leads to another page, which the overlay is not about.
  useEffect(() => {
    addEventListener('popstate', closeGuide);
    return () => removeEventListener('popstate', closeGuide);
  }, []);

  return (
    <Dialog name="guide" title={t('thanks')} close={t('close')} onClose={close} size="medium">
      <p role="status" className={styles.status}>
        {t('starting', { file })}
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step, { file })}</li>
        ))}
      </ol>
      {/* A plain file link: it downloads by itself and opens no second guide. */}
      <a className={styles.again} href={downloaded.url}>
        <Icon name="arrow-down-to-line" />
        <span>{t('startAgain')}</span>
      </a>
      <GuidePopup file={file} />
    </Dialog>
  );
}

/** The thank-you overlay, with its own messages: nothing of it is loaded before the first download. */
export default function GuideDialog({ language, messages, downloaded }: Props) {
  return (
    <NextIntlClientProvider locale={language} messages={{ guide: messages }}>
      <Guide downloaded={downloaded} />
    </NextIntlClientProvider>
  );
}
