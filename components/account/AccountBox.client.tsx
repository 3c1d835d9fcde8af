'use client';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { WithMessages } from '@/components/ui/WithMessages.client';
import { accountLinks } from '@/config/visitor/account';
import type { LanguageCode } from '@/config/site/languages';
import { pagePath } from '@/services/rules/urls';
import { useDialogs } from '@/stores/dialogs';
import { signOut, useUser } from '@/stores/user';
import styles from './AccountBox.module.scss';
import { Avatar } from './Avatar.client';
import { hasOpenedDialog } from '@/components/dialogs/links.client';
import { Holdings } from './Holdings.client';

/** Who is signed in: picture, name, id, and for premium users until when. */
function Person() {
  const t = useTranslations('account');
  const format = useFormatter();
  const { pic, username, userid, isPremiumUser, expirationDate } = useUser();
  const until = new Date(expirationDate * 1000);
  return (
    <div className={styles.person}>
      <Avatar {...{ pic, username }} />
      <div className={styles.who}>
        <p className={styles.name}>{username}</p>
        <p className={styles.id}>{t('id', { userid })}</p>
        {isPremiumUser && (
          <p className={styles.plan}>
            {t('premiumUntil', { date: format.dateTime(until, { dateStyle: 'medium' }) })}
          </p>
        )}
      </div>
    </div>
  );
}

function Box() {
  const t = useTranslations('account');
  const language = useLocale();
  const { pic, username, isPremiumUser } = useUser();
  const summary = useRef<HTMLElement>(null);

  const isSigningIn = useDialogs((state) => state.loginDialogShow);

  // The dialog gives focus back to the sign-in link, which is gone.
  useEffect(() => {
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (!isSigningIn && isLost && hasOpenedDialog()) summary.current?.focus();
  }, [isSigningIn]);

  return (
    <details className={styles.box} data-popover="" data-private="">
      <summary ref={summary} className={styles.summary} aria-label={t('label', { username })}>
        <Avatar {...{ pic, username }} />
      </summary>
      <div className={styles.panel}>
        <Person />
        {!isPremiumUser && (
          <SiteLink href={pagePath('pricing', language)} className={styles.premium}>
            {t('goPremium')}
          </SiteLink>
        )}
        <Holdings />
        <ul className={styles.list}>
          <li>
            <a href={accountLinks.center}>{t('center')}</a>
          </li>
          <li>
            <a href={accountLinks.subscription}>{t('subscription')}</a>
          </li>
          <li>
            <button type="button" onClick={() => void signOut()}>
              {t('signOut')}
            </button>
          </li>
        </ul>
      </div>
    </details>
  );
}

/** The picture alone, until the words are there and where they can't be had: it leads to the account. */
function Wordless() {
  const { pic, username, userid } = useUser();
  return (
    <a className={styles.summary} href={accountLinks.center} aria-label={username || userid}>
      <Avatar {...{ pic, username }} />
    </a>
  );
}

/** The account box of specification, section 2, with words of its own. */
export default function AccountBox({ language }: { language: LanguageCode }) {
  return (
    <WithMessages part="account" language={language} fallback={<Wordless />}>
      <Box />
    </WithMessages>
  );
}
