import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHero } from '@/components/sections/PageHero';
import { OuterLink } from '@/components/ui/OuterLink';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { outerLinks } from '@/config/site/brand';
import { oemPackages, oemSteps, oemTerms } from '@/config/pages/info';
import { facts } from '@/config/plans/facts';
import { packages, requirements } from '@/config/download/packages';
import { businessLicense, businessPrices } from '@/config/plans/plans';
import { pagePath } from '@/services/rules/urls';
import { ActionLink } from '@/components/sections/ActionLink';
import { DataTable } from '@/components/sections/DataTable';
import { Rows } from '@/components/sections/Rows';
import { Split } from '@/components/sections/Split';

/** What the page offers, and to whom. */
export function PartnersHead() {
  const t = useTranslations('partners');
  return (
    <PageHero
      heading={t('heading')}
      lead={t('lead')}
      tone="tint"
      picture={{ name: 'home/platforms', alt: t('heroAlt') }}
      cutout
    >
      <ActionLink href={pagePath('business', useLocale())} look="button">
        {t('contact')}
      </ActionLink>
      <ActionLink href={outerLinks.strategicPartner} to="outside">
        {t('program')}
      </ActionLink>
    </PageHero>
  );
}

/** Which packages can be preinstalled. */
export function OemPackages() {
  const t = useTranslations();
  const rows = oemPackages.map((name) => {
    const { device, version, file } = packages[name];
    const system = t('packages.orLater', { system: requirements[device].system });
    const title = `${t(`systems.${device}`)}, ${t(`packages.${name}`)}`;
    return { id: name, cells: [title, system, version, <code key={name}>{file}</code>] };
  });
  const columns = ['columnPackage', 'columnSystem', 'columnVersion', 'columnFile'] as const;
  return (
    <Split id="packages" heading={t('partners.packagesHeading')} lead={t('partners.packagesLead')}>
      <DataTable
        caption={t('partners.packagesCaption')}
        columns={columns.map((column) => t(`partners.${column}`))}
        rows={rows}
      />
    </Split>
  );
}

/** What the agreement settles; resellers are shown to the Business offer. */
export function OemTerms() {
  const t = useTranslations('partners');
  const language = useLocale();
  const values = { pc: facts.languagesOnPc, mobile: facts.languagesOnMobile };
  const rows = oemTerms.map((id) => ({
    id,
    name: t(`${id}.name`),
    text: t(`${id}.text`, values),
  }));
  const months = businessPrices.subscription.months;
  return (
    <>
      <Split id="terms" heading={t('termsHeading')} lead={t('termsLead')} tone="tint">
        <Rows rows={rows} />
      </Split>
      <Split id="resell" heading={t('resellHeading')}>
        <p>{t('resellText', { months, ...businessLicense })}</p>
        <ActionLink href={`${pagePath('business', language)}#offers`}>{t('resellLink')}</ActionLink>
      </Split>
    </>
  );
}

/** How to start. */
export function OemStart() {
  const t = useTranslations('partners');
  const language = useLocale();
  const links = {
    test: (words: ReactNode) => (
      <SiteLink href={`${pagePath('download', language)}#packages`}>{words}</SiteLink>
    ),
    write: (words: ReactNode) => (
      <SiteLink href={`${pagePath('business', language)}#sales`}>{words}</SiteLink>
    ),
    agree: (words: ReactNode) => <OuterLink href={outerLinks.strategicPartner}>{words}</OuterLink>,
  };
  const rows = oemSteps.map((id) => ({
    id,
    name: t(`${id}.name`),
    text: t.rich(`${id}.text`, { link: links[id] }),
  }));
  return (
    <Split id="start" heading={t('startHeading')} lead={t('startLead')}>
      <Rows rows={rows} ordered />
    </Split>
  );
}
