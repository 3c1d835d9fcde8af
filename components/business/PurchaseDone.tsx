import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { ActionLink } from '@/components/sections/ActionLink';
import { Rows } from '@/components/sections/Rows';
import { Split } from '@/components/sections/Split';
import { Ways } from '@/components/sections/Ways';
import { PageHero } from '@/components/sections/PageHero';
import { accountLinks } from '@/config/visitor/account';
import { purchaseSteps } from '@/config/pages/info';
import { businessLicense } from '@/config/plans/plans';

/** After a purchase: thanks, what happens now, and help. */
export function PurchaseDone() {
  const t = useTranslations('purchaseSuccess');
  const rows = purchaseSteps.map((id) => ({
    id,
    name: t(`${id}.name`),
    text: t(`${id}.text`, businessLicense),
  }));
  return (
    <>
      <PageHero heading={t('heading')} lead={t('lead')}>
        <DownloadButton placement="purchase_success" />
        <ActionLink href={accountLinks.center} to="service">
          {t('account')}
        </ActionLink>
      </PageHero>
      <Split id="next" heading={t('nextHeading')} lead={t('nextLead')} tone="tint">
        <Rows rows={rows} ordered />
      </Split>
      <Split id="help" heading={t('helpHeading')} lead={t('helpLead')}>
        <Ways names={['helpCenter', 'feedback', 'community']} />
      </Split>
    </>
  );
}
