import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { languageOf } from '@/config/site/languages';
import { LanguageList } from './LanguageList.client';
import styles from './LanguagePicker.module.scss';

/** The language switcher: the list opens down from the header, up from the footer, full-screen on mobile. */
export function LanguagePicker({ place }: { place: 'header' | 'footer' }) {
  const t = useTranslations('language');
  const language = useLocale();
  const { name, iso } = languageOf(language);
  return (
    <details className={styles.picker} data-popover="" data-lock="" data-place={place}>
      <summary
        className={styles.summary}
        aria-label={t('current', { name })}
        data-report="language"
      >
        <Icon name="globe" />
        <span className={styles.current} lang={iso}>
          {name}
        </span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <LanguageList language={language} label={t('label')} className={styles.list} />
    </details>
  );
}
