import { useTranslations } from 'next-intl';
import { CheckList } from '@/components/info/CheckList';
import { Split } from '@/components/info/Split';
import { Ways } from '@/components/info/Ways';
import { reportPoints } from '@/config/info';
import styles from './FeedbackPanel.module.scss';

/** How to report a fault: what to write down, and where to go with it. The feedback form will stand here. */
export function FeedbackPanel() {
  const t = useTranslations('support');
  return (
    <Split id="feedback" heading={t('feedbackHeading')} lead={t('feedbackLead')} tone="tint">
      <div className={styles.parts}>
        <div className={styles.part}>
          <h3 className={styles.heading}>{t('reportHeading')}</h3>
          <CheckList points={reportPoints.map((point) => t(point))} />
        </div>
        <div className={styles.part}>
          <h3 className={styles.heading}>{t('reachHeading')}</h3>
          <Ways names={['helpCenter', 'academy', 'community', 'business']} />
        </div>
      </div>
    </Split>
  );
}
