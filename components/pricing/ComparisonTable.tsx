import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon.shared';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden.shared';
import { comparison, type Offer } from '@/config/plans/comparison';
import { premiumPrices } from '@/config/plans/plans';
import styles from './ComparisonTable.module.scss';
import { usePlanNumbers, usePrice } from './usePlanNumbers';

/** What a plan offers in a row: a mark for the eye with words for screen readers, or words for both. */
function OfferCell({ offer }: { offer: Offer }) {
  const t = useTranslations('comparison');
  if (typeof offer === 'string') return <span className={styles.word}>{t(offer)}</span>;
  return (
    <>
      {offer ? (
        <Icon name="check" className={styles.check} />
      ) : (
        <span className={styles.none} aria-hidden="true">
          –
        </span>
      )}
      <VisuallyHidden>{t(offer ? 'included' : 'notIncluded')}</VisuallyHidden>
    </>
  );
}

function Head() {
  const t = useTranslations();
  const price = usePrice();
  const { months, amount } = premiumPrices.year;
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          <VisuallyHidden>{t('comparison.feature')}</VisuallyHidden>
        </th>
        <th scope="col" className={styles.plan}>
          {t('plans.standard')}
          <span className={styles.price}>{t('pricing.free')}</span>
        </th>
        <th scope="col" className={styles.premium}>
          {t('plans.premium')}
          <span className={styles.price}>
            {price(amount)} {t('pricing.forPeriod', { months })}
          </span>
        </th>
      </tr>
    </thead>
  );
}

/** The comparison of specification, section 2: a head of plans, and a body for each group of rows. */
export function ComparisonTable() {
  const t = useTranslations('comparison');
  const numbers = usePlanNumbers();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('caption')}</VisuallyHidden>
      </caption>
      <Head />
      {comparison.map(({ id, rows }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.group}>
              {t(id)}
            </th>
          </tr>
          {rows.map(({ id: row, standard, premium }) => (
            <tr key={row}>
              <th scope="row" className={styles.feature}>
                {t(`${row}.name`)}
                <span className={styles.note}>{t(`${row}.note`, numbers)}</span>
              </th>
              <td className={styles.offer}>
                <OfferCell offer={standard} />
              </td>
              <td className={styles.offer}>
                <OfferCell offer={premium} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
