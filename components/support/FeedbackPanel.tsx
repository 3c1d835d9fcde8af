import { useTranslations } from 'next-intl';
import { CheckList } from '@/components/info/CheckList';
import { Part } from '@/components/info/Part';
import { Split } from '@/components/info/Split';
import { Ways } from '@/components/info/Ways';
import { reportPoints } from '@/config/info';
import { FeedbackForm } from './FeedbackForm';

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
          <Part heading={t('reportHeading')}>
            <CheckList points={reportPoints.map((point) => t(point))} />
          </Part>
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
