'use client';
import { useEffect, useState } from 'react';
import { useRouteName } from '@/components/ui/useRouteName.client';
import { storageKeys } from '@/config/keys';
import { languageOf, type LanguageCode } from '@/config/languages';
import { routes } from '@/config/routes';
import type { LanguageHintTexts } from '@/services/languageHint';
import { preferredLanguage } from '@/services/preferredLanguage';
import { readStored, writeStored } from '@/services/storage';
import { localizedPath } from '@/services/urls';
import styles from './LanguageHint.module.scss';

interface Offer {
  language: LanguageCode;
  texts: LanguageHintTexts;
}

async function findOffer(current: LanguageCode): Promise<Offer | null> {
  const language = preferredLanguage(navigator.languages);
  if (!language || language === current) return null;
  if (readStored('sessionStorage', storageKeys.languageHintDismissed)) return null;
  const { fetchLanguageHint } = await import('@/services/languageHint');
  return { language, texts: await fetchLanguageHint(language) };
}

/** Offers the page in the browser's language, in that language. It covers nothing and moves nothing. */
export function LanguageHint({ language: current }: { language: LanguageCode }) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const { path, layout } = routes[useRouteName()];
  const wanted = layout !== 'bare';

  useEffect(() => {
    if (!wanted) return;
    findOffer(current).then(setOffer, (error: unknown) => {
      console.warn(`language: no hint is shown. ${String(error)}`);
    });
  }, [current, wanted]);

  if (!offer) return null;
  const { iso, newCode } = languageOf(offer.language);
  const dismiss = () => {
    writeStored('sessionStorage', storageKeys.languageHintDismissed, '1');
    setOffer(null);
  };
  return (
    <aside className={styles.hint} lang={iso} aria-label={offer.texts.hint} data-language-hint="">
      <p className={styles.text}>{offer.texts.hint}</p>
      <a
        className={styles.switch}
        href={localizedPath(path, offer.language)}
        hrefLang={newCode}
        onClick={({ currentTarget }) => {
          currentTarget.search = location.search;
          currentTarget.hash = location.hash;
        }}
      >
        {offer.texts.switch}
      </a>
      <button type="button" className={styles.dismiss} onClick={dismiss}>
        {offer.texts.dismiss}
      </button>
    </aside>
  );
}
