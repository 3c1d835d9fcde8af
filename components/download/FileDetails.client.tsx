'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { WithMessages } from '@/components/ui/WithMessages.client';
import { packages, type ListedPackage, type PackageName } from '@/config/download/packages';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { fileCheck } from '@/services/rules/fileCheck';
import { CopyLine } from './CopyLine.shared';
import styles from './FileDetails.module.scss';
import { OlderVersions } from './OlderVersions.client';

interface Props {
  name: PackageName;
  listed: ListedPackage;
  language: LanguageCode;
}

/** The file's SHA-256, and the one command that compares it. */
function Hash({ name, sha256 }: { name: PackageName; sha256: string }) {
  const t = useTranslations('check');
  const check = fileCheck(name, sha256);
  return (
    <>
      <p className={styles.label}>{t('hash')}</p>
      <CopyLine code={sha256} label={t('copyHash')} />
      {check && (
        <>
          <p className={styles.label}>{t('how', { shell: check.shell, answer: check.answer })}</p>
          <CopyLine code={check.command} label={t('copyCommand')} />
        </>
      )}
    </>
  );
}

function Details({ name, listed, language }: Props) {
  const t = useTranslations('check');
  const { sha256, minOs, notes, older } = listed;
  const { file } = packages[name];
  return (
    <div className={styles.more}>
      {(sha256 || minOs || notes) && (
        <details className={styles.details} data-check={name}>
          <summary>
            <span>{t('heading', { file })}</span>
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.body}>
            {minOs && <p>{t('requires', { system: minOs })}</p>}
            {sha256 && <Hash name={name} sha256={sha256} />}
            {notes && <a href={notes}>{t('notes')}</a>}
          </div>
        </details>
      )}
      {older && <OlderVersions {...{ file, older }} iso={languageOf(language).iso} />}
    </div>
  );
}

/** What a host's list says of a file beyond the common facts, with its words. */
export default function FileDetails(props: Props) {
  return (
    <WithMessages part="check" language={props.language}>
      <Details {...props} />
    </WithMessages>
  );
}
