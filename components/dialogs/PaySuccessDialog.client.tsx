'use client';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { paySuccessTypes } from '@/config/pages/business';
import { facts } from '@/config/plans/facts';
import { businessLicense } from '@/config/plans/plans';
import { pagePath } from '@/services/rules/urls';
import { useBusiness } from '@/stores/business';
import { closeDialog } from '@/stores/dialogs';
import { pollUser } from '@/stores/flows/pollUser';
import { useUser } from '@/stores/user';
import styles from './Body.module.scss';
import { Dialog } from './Dialog.client';

/** How the plan is getting on: looked for, there, or later than the polling lasts. */
function Arrival() {
  const t = useTranslations('dialogs.paySuccess');
  const format = useFormatter();
  const date = useUser((state) => state.expirationDate);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    // Joins the polling that the payment has started.
    let isShown = true;
    void pollUser().then((arrived) => isShown && setIsLate(!arrived));
    return () => {
      isShown = false;
    };
  }, []);
  if (date > 0) {
    const until = format.dateTime(new Date(date * 1000), { dateStyle: 'long' });
    return <span>{t('active', { date: until })}</span>;
  }
  return <span>{isLate ? t('late') : t('waiting')}</span>;
}

/**
 * After a payment: thanks, what was bought and by whom (specification, section 4). However it is closed,
 * the page of what comes next follows.
 */
export function PaySuccessDialog() {
  const t = useTranslations('dialogs');
  const router = useRouter();
  const next = pagePath('purchase-success', useLocale());
  const close = () => {
    closeDialog('paySuccessDialogShow');
    router.push(next);
  };
  const { paySuccessType, purchaseEmail } = useBusiness();
  const texts = {
    [paySuccessTypes.premium]: t('paySuccess.premium', { email: purchaseEmail }),
    [paySuccessTypes.subscription]: t('paySuccess.subscription', { email: purchaseEmail }),
    [paySuccessTypes.trial]: t('paySuccess.trial', {
      email: purchaseEmail,
      days: facts.trialDays,
    }),
    [paySuccessTypes.license]: t('paySuccess.license', {
      email: purchaseEmail,
      keys: businessLicense.keys,
    }),
  };
  return (
    <Dialog name="pay-success" title={t('paySuccess.title')} close={t('close')} onClose={close}>
      <div className={styles.body}>
        <p className={styles.text}>{texts[paySuccessType as keyof typeof texts]}</p>
        <p role="status">
          <Arrival />
        </p>
        <div className={styles.actions}>
          <SiteLink className={styles.primary} href={next}>
            {t('paySuccess.next')}
          </SiteLink>
        </div>
      </div>
    </Dialog>
  );
}
