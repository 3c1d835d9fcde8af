'use client';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { watchHeight } from '@/components/islands/watchHeight.client';
import { WithMessages } from '@/components/ui/WithMessages.client';
import { languageOf, type LanguageCode } from '@/config/site/languages';
import { localizedPath } from '@/services/rules/urls';
import { keepsQuery } from './keepQuery.client';
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
  const box = useRef<HTMLElement>(null);
  useEffect(() => (box.current ? watchHeight(box.current, '--height-hint') : undefined), []);
  const { iso, newCode } = languageOf(language);
  return (
    <aside
      ref={box}
      className={styles.hint}
      lang={iso}
      aria-label={t('hint')}
      data-language-hint=""
    >
      <p className={styles.text}>{t('hint')}</p>
      <a
        className={styles.switch}
        href={localizedPath(path, language)}
        hrefLang={newCode}
        {...keepsQuery}
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
