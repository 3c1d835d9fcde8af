import { useTranslations } from 'next-intl';
import { CheckList } from '@/components/sections/CheckList';
import { Part } from '@/components/sections/Part';
import { Split } from '@/components/sections/Split';
import { Ways } from '@/components/sections/Ways';
import { reportPoints } from '@/config/pages/info';
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
