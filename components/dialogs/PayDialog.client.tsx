'use client';
import { useLocale, useTranslations } from 'next-intl';
import { hosts } from '@/config/site/hosts';
import { offers, paymentUrl } from '@/config/plans/offers';
import { useBusiness } from '@/stores/business';
import { useCompare } from '@/stores/compare';
import { endPurchase, paid } from '@/stores/flows/purchase';
import styles from './Body.module.scss';
import { Dialog } from './Dialog.client';
import { FramedPage } from './FramedPage.client';

/** The payment box: the payment host's page in a frame, and a plain link to it where that does not come. */
export function PayDialog() {
  const t = useTranslations('dialogs');
  const language = useLocale();
  const { offer, sku } = useBusiness((state) => state.bqData);
  const isShowPayBox = useCompare((state) => state.isShowPayBox);
  if (!offer) return null;
  const address = paymentUrl(sku ?? offers[offer].sku, language);
  return (
    <Dialog name="pay" title={t('pay.title')} close={t('close')} onClose={endPurchase}>
      {isShowPayBox && (
        <FramedPage
          src={address}
          host={hosts.payment}
          title={t('pay.frame')}
          loading={t('loading')}
          onMessage={(message) => void (message.type === 'paid' && paid(message.email))}
        >
          <div className={styles.body} role="alert">
            <p className={styles.text}>{t('pay.lost')}</p>
            <a className={styles.primary} href={address}>
              {t('pay.open')}
            </a>
          </div>
        </FramedPage>
      )}
    </Dialog>
  );
}
