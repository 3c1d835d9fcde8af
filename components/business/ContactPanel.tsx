import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { CheckList } from '@/components/sections/CheckList';
import { Part } from '@/components/sections/Part';
import { Split } from '@/components/sections/Split';
import { Ways } from '@/components/sections/Ways';
import { contactReady } from '@/config/pages/business';
import styles from './ContactPanel.module.scss';
import { EnquiryForm } from '@/components/enquiry/EnquiryForm.shared';

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
          <Part heading={t('readyHeading')}>
            <CheckList points={contactReady.map((point) => t(point))} />
          </Part>
        }
      >
        <EnquiryForm />
      </Split>
      <Split id="other-ways" heading={t('otherHeading')} lead={t('otherLead')}>
        <div className={styles.parts}>
          <Part heading={t('askHeading')}>
            <Ways names={['feedback', 'helpCenter', 'community']} />
          </Part>
          <Part heading={t('tryHeading')}>
            <p className={styles.text}>{t('tryText')}</p>
            <DownloadButton placement="business_page" />
          </Part>
        </div>
      </Split>
    </>
  );
}
