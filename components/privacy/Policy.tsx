import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { brand } from '@/config/site/brand';
import { cookies } from '@/config/site/keys';
import { policySections, type PolicySection } from '@/config/visitor/privacy';
import { pagePath } from '@/services/rules/urls';
import { BasesTable } from './BasesTable';
import { HostsTable } from './HostsTable';
import styles from './Policy.module.scss';
import { StoredTable } from './StoredTable';

const tables = { stored: StoredTable, hosts: HostsTable, bases: BasesTable } as const;

function Section({ section }: { section: PolicySection }) {
  const t = useTranslations('privacyPolicy');
  const language = useLocale();
  const { id, paragraphs } = section;
  const Table = 'table' in section ? tables[section.table] : null;
  const before = 'before' in section ? section.before : paragraphs.length;
  const values = {
    company: brand.legalName,
    address: brand.address,
    consentCookie: cookies.consent,
    abtestCookie: cookies.abtest,
    code: (words: ReactNode) => <code className={styles.code}>{words}</code>,
    support: (words: ReactNode) => (
      <SiteLink href={pagePath('support', language)}>{words}</SiteLink>
    ),
    business: (words: ReactNode) => (
      <SiteLink href={pagePath('business', language)}>{words}</SiteLink>
    ),
  };
  const shown = paragraphs.map((key) => <p key={key}>{t.rich(`text.${key}`, values)}</p>);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {t(`headings.${id}`)}
      </h2>
      {shown.slice(0, before)}
      {Table && <Table />}
      {shown.slice(before)}
    </section>
  );
}

/** The sections of the privacy policy beside their table of contents. */
export function Policy() {
  const t = useTranslations('privacyPolicy');
  return (
    <div className={styles.policy}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents" className={styles.contentsTitle}>
          {t('contents')}
        </h2>
        <ol className={styles.list}>
          {policySections.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>{t(`headings.${id}`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {policySections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}
