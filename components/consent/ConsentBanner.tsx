import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { choiceAttribute, type ConsentMark } from '@/config/visitor/consentMark';
import { cookiesId } from '@/config/visitor/privacy';
import { routeNames, routes, type Layout } from '@/config/site/routes';
import { pagePath } from '@/services/rules/urls';
import styles from './ConsentBanner.module.scss';

const choices = ['given', 'refused', 'undecided'] as const;

/** Marks a button as one that decides. */
const choose = (mark: ConsentMark) => ({ [choiceAttribute]: mark });

/** Whether the banner comes by itself on pages of a layout; the route table says the same of all of them. */
const comesByItself = (layout: Layout) =>
  routeNames.some((name) => routes[name].layout === layout && routes[name].consent);

/**
 * The cookie banner (specification, section 2): in every page, early in its order, and shown by the
 * mark on `<html>`. Opened again from the footer it also tells the choice so far and takes a no.
 */
export function ConsentBanner({ layout }: { layout: Layout }) {
  const t = useTranslations('consent');
  const language = useLocale();
  return (
    <section
      className={styles.banner}
      aria-label={t('label')}
      tabIndex={-1}
      data-consent-banner={comesByItself(layout) ? 'auto' : 'quiet'}
    >
      <div className={styles.text}>
        <p>
          {t('text')}{' '}
          <SiteLink
            href={`${pagePath('privacy-policy', language)}#${cookiesId}`}
            aria-label={t('viewMoreLabel')}
          >
            {t('viewMore')}
          </SiteLink>
        </p>
        {choices.map((choice) => (
          <p key={choice} className={styles.choice} data-choice={choice}>
            {t(choice)}
          </p>
        ))}
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.refuse} {...choose('refused')}>
          {t('refuse')}
        </button>
        <button type="button" className={styles.ok} {...choose('given')}>
          {t('ok')}
        </button>
      </div>
    </section>
  );
}

/** Opens the banner again; in the footer. Without scripts nothing is recorded, and it is not shown. */
export function ConsentSettings() {
  const t = useTranslations('consent');
  return (
    <button type="button" className={styles.settings} {...choose('review')}>
      {t('settings')}
    </button>
  );
}
