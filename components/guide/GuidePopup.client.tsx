'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/Icon.shared';
import { track } from '@/services/page/analytics';
import { browserName, guidePopup, type GuidePopup as Popup } from '@/services/rules/guide';
import { useDevice } from '@/stores/device';
import styles from './GuidePopup.module.scss';

interface Props {
  file: string;
  /** Shows in every browser, at the bottom, until it is closed. */
  allBrowsers?: boolean;
}

/** Counts a popup down to zero, and says when it is there. */
function useCountdown(popup: Popup | null): number | null {
  const [passed, setPassed] = useState(0);
  const seconds = popup?.seconds ?? null;
  const left = seconds === null ? null : seconds - passed;
  const counting = left !== null && left > 0;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setPassed((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  return left === null ? null : Math.max(left, 0);
}

/** The installation guide popup: points to where the browser keeps the file (specification, section 4). */
export function GuidePopup({ file, allBrowsers = false }: Props) {
  const t = useTranslations('guide');
  const isPc = useDevice((state) => state.isPc);
  const [browser, setBrowser] = useState<string | null>(null);
  const [closed, setClosed] = useState(false);
  const popup = browser === null ? null : guidePopup({ browser, isPc, allBrowsers });
  const left = useCountdown(closed ? null : popup);

  useEffect(() => {
    browserName().then(setBrowser, (error: unknown) => {
      console.warn(`guide: the browser is not known, no popup is shown. ${String(error)}`);
    });
  }, []);

  if (!popup || closed || left === 0) return null;
  const close = () => {
    setClosed(true);
    track('ow_guide_close', { guide: 'popup' });
  };
  return (
    <aside className={styles.popup} data-position={popup.position} aria-label={t('popupTitle')}>
      <p className={styles.title}>{t('popupTitle')}</p>
      <p>{t(popup.position === 'top' ? 'positionTop' : 'positionBottom', { file })}</p>
      <p>{t('description')}</p>
      {left !== null && <p className={styles.countdown}>{t('countdown', { seconds: left })}</p>}
      <button type="button" className={styles.close} onClick={close} aria-label={t('close')}>
        <Icon name="x" />
      </button>
    </aside>
  );
}
