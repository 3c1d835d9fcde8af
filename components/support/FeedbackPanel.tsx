import { useTranslations } from 'next-intl';
import { CheckList } from '@/components/info/CheckList';
import { Split } from '@/components/info/Split';
import { Ways } from '@/components/info/Ways';
import { reportPoints } from '@/config/info';
import { FeedbackForm } from './FeedbackForm';
import styles from './FeedbackPanel.module.scss';

/** How to report a fault: what to write down, the feedback form, and other ways to go. */
export function FeedbackPanel() {
  const t = useTranslations('support');
  return (
    <>
      <Split
        id="feedback"
        heading={t('feedbackHeading')}
        lead={t('feedbackLead')}
        tone="tint"
        aside={
          <div className={styles.part}>
            <h3 className={styles.heading}>{t('reportHeading')}</h3>
            <CheckList points={reportPoints.map((point) => t(point))} />
          </div>
        }
      >
        <FeedbackForm />
      </Split>
      <Split id="ways" heading={t('reachHeading')} lead={t('reachLead')}>
        <Ways names={['helpCenter', 'academy', 'community', 'business']} />
      </Split>
    </>
  );
}
