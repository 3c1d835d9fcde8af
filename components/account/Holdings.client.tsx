'use client';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { formatPrice } from '@/services/rules/price';
import { kindOf, type HeldRow } from '@/services/rules/purchase';
import { currency } from '@/config/plans/plans';
import { languageOf } from '@/config/site/languages';
import { useSubscriptions } from '@/stores/subscriptions';
import { useUser } from '@/stores/user';
import styles from './AccountBox.module.scss';

/** Rows of each list that the box has room for; the account center has them all. */
const shown = 3;

/** What a row is called in the page's language. */
function useName(): (row: HeldRow) => string {
  const t = useTranslations('account.names');
  return (row) => {
    const kind = kindOf(row);
    if (kind !== 'subscription') return t(kind);
    return t(row.plan === 'business' ? 'business' : 'premium');
  };
}

/** What the account has, until when, and its latest orders, as the user call brings them. */
export function Holdings() {
  const t = useTranslations('account');
  const format = useFormatter();
  const language = useLocale();
  const nameOf = useName();
  const subscriptions = useSubscriptions((state) => state.subscriptionDatas);
  const orders = useUser((state) => state.orders);
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'medium' });
  const running = subscriptions.flatMap(({ expirationDate, ...row }) => {
    if (typeof expirationDate !== 'number' || expirationDate <= 0) return [];
    const date = day(new Date(expirationDate * 1000));
    return [[nameOf(row), t(row.renews === true ? 'renewsOn' : 'runsUntil', { date })] as const];
  });
  const bought = orders.flatMap(({ at, amount, currency: paidIn, ...row }) => {
    const date = new Date(typeof at === 'string' ? at : NaN);
    if (Number.isNaN(date.getTime()) || typeof amount !== 'number') return [];
    if (paidIn !== currency) return [];
    const price = formatPrice(amount, languageOf(language).iso);
    return [[nameOf(row), `${day(date)}, ${price}`] as const];
  });
  const list = (rows: readonly (readonly [name: string, words: string])[]) => (
    <dl className={styles.holdings}>
      {rows.slice(0, shown).map(([name, words], at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      {running.length > 0 && list(running)}
      {bought.length > 0 && (
        <>
          <p className={styles.heading}>{t('orders')}</p>
          {list(bought)}
        </>
      )}
    </>
  );
}
