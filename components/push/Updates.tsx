import type { Device } from '@/config/download/devices';
import { useLocale, useTranslations } from 'next-intl';
import styles from './Updates.module.scss';
import { UpdatesPanel } from './UpdatesPanel.client';

const headingId = 'updates';

/** Offers notifications of a system's new releases; the browser's question comes after the visitor's click only. */
export function Updates({ system }: { system: Device }) {
  const t = useTranslations('updates');
  const words = {
    ask: t('ask'),
    stop: t('stop'),
    subscribed: t('subscribed'),
    ended: t('ended'),
    refused: t('refused'),
    failed: t('failed'),
  };
  return (
    <UpdatesPanel language={useLocale()} system={system} words={words} labelledBy={headingId}>
      <div className={styles.text}>
        <h2 id={headingId} className={styles.heading}>
          {t('heading')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
    </UpdatesPanel>
  );
}
