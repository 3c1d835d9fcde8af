'use client';
import { useTranslations } from 'next-intl';
import { WithMessages } from '@/components/ui/WithMessages.client';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { localizedPath } from '@/services/rules/urls';
import styles from './Offer.module.scss';

interface Props {
  /** The language that is offered, and in which. */
  language: LanguageCode;
  /** The page, without a language. */
  path: string;
  dismiss: () => void;
}

function Box({ language, path, dismiss }: Props) {
  const t = useTranslations('language');
  const { iso, newCode } = languageOf(language);
  return (
    <aside className={styles.hint} lang={iso} aria-label={t('hint')} data-language-hint="">
      <p className={styles.text}>{t('hint')}</p>
      <a
        className={styles.switch}
        href={localizedPath(path, language)}
        hrefLang={newCode}
        onClick={({ currentTarget }) => {
          currentTarget.search = location.search;
          currentTarget.hash = location.hash;
        }}
      >
        {t('switch')}
      </a>
      <button type="button" className={styles.dismiss} onClick={dismiss}>
        {t('dismiss')}
      </button>
    </aside>
  );
}

/** Offers a page in another language, in that language's words. It covers nothing and moves nothing. */
export default function Offer(props: Props) {
  return (
    <WithMessages part="language" language={props.language}>
      <Box {...props} />
    </WithMessages>
  );
}
