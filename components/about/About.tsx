import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Feature } from '@/components/sections/Feature';
import { PageHero } from '@/components/sections/PageHero';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { brand } from '@/config/site/brand';
import { aboutValues } from '@/config/pages/info';
import { facts } from '@/config/plans/facts';
import { pagePath } from '@/services/rules/urls';
import styles from './About.module.scss';
import { Rows } from '@/components/sections/Rows';
import { Split } from '@/components/sections/Split';
import { Ways } from '@/components/sections/Ways';

/** Who makes the suite. */
export function AboutHead() {
  const t = useTranslations('aboutUs');
  return <PageHero heading={t('heading')} lead={t('lead', { company: brand.legalName })} />;
}

/** What the company makes. */
export function AboutSuite() {
  const t = useTranslations('aboutUs');
  return (
    <Feature
      id="suite"
      heading={t('suiteHeading')}
      text={t('suiteText')}
      points={[t('suiteStandard'), t('suitePremium'), t('suiteBusiness')]}
      picture={{ name: 'home/hero-small', alt: t('suiteAlt') }}
    />
  );
}

/** What it stands for. */
export function AboutValues() {
  const t = useTranslations('aboutUs');
  const language = useLocale();
  const values = {
    formats: facts.formats,
    devices: facts.devices,
    pcs: facts.devicePcs,
    mobiles: facts.deviceMobiles,
    pc: facts.languagesOnPc,
    mobile: facts.languagesOnMobile,
    days: facts.trialDays,
    link: (words: ReactNode) => (
      <SiteLink href={pagePath('privacy-policy', language)}>{words}</SiteLink>
    ),
  };
  const rows = aboutValues.map((id) => ({
    id,
    name: t(`${id}.name`),
    text: t.rich(`${id}.text`, values),
  }));
  return (
    <Split id="values" heading={t('valuesHeading')} lead={t('valuesLead')} tone="tint">
      <Rows rows={rows} />
    </Split>
  );
}

/** How to reach it. */
export function AboutReach() {
  const t = useTranslations('aboutUs');
  const imprint = (
    <dl className={styles.imprint}>
      <div>
        <dt>{t('company')}</dt>
        <dd>{brand.legalName}</dd>
      </div>
      <div>
        <dt>{t('address')}</dt>
        <dd>{brand.address}</dd>
      </div>
    </dl>
  );
  return (
    <Split id="reach" heading={t('reachHeading')} lead={t('reachLead')} aside={imprint}>
      <Ways names={['helpCenter', 'community', 'feedback', 'business', 'partner']} />
    </Split>
  );
}
