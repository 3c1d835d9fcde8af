import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { CheckList } from '@/components/info/CheckList';
import { Split } from '@/components/info/Split';
import { Ways } from '@/components/info/Ways';
import { contactReady } from '@/config/business';
import styles from './ContactPanel.module.scss';
import { EnquiryForm } from './EnquiryForm';

/** How to reach sales: the enquiry form, what to have ready, where else to ask, and the suite to try. */
export function ContactPanel() {
  const t = useTranslations('business');
  return (
    <>
      <Split
        id="sales"
        heading={t('salesHeading')}
        lead={t('salesLead')}
        aside={
          <div className={styles.part}>
            <h3 className={styles.heading}>{t('readyHeading')}</h3>
            <CheckList points={contactReady.map((point) => t(point))} />
          </div>
        }
      >
        <EnquiryForm />
      </Split>
      <Split id="other-ways" heading={t('otherHeading')} lead={t('otherLead')}>
        <div className={styles.parts}>
          <div className={styles.part}>
            <h3 className={styles.heading}>{t('askHeading')}</h3>
            <Ways names={['feedback', 'helpCenter', 'community']} />
          </div>
          <div className={styles.part}>
            <h3 className={styles.heading}>{t('tryHeading')}</h3>
            <p className={styles.text}>{t('tryText')}</p>
            <DownloadButton placement="evaluation" />
          </div>
        </div>
      </Split>
    </>
  );
}
