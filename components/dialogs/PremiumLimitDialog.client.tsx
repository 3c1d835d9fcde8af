'use client';
import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { pagePath } from '@/services/rules/urls';
import { closeDialog, openDialog } from '@/stores/dialogs';
import { useUser } from '@/stores/user';
import styles from './Body.module.scss';
import { Dialog } from './Dialog.client';

const close = () => closeDialog('premiumLimitDialogShow');

/** Something is for premium users only: the way to become one, and to sign in for those who are. */
export function PremiumLimitDialog() {
  const t = useTranslations('dialogs');
  const language = useLocale();
  const hasLogined = useUser((state) => state.hasLogined);
  return (
    <Dialog name="premium-limit" title={t('premiumLimit.title')} close={t('close')} onClose={close}>
      <div className={styles.body}>
        <p className={styles.text}>{t('premiumLimit.text')}</p>
        <div className={styles.actions}>
          <SiteLink className={styles.primary} href={pagePath('pricing', language)} onClick={close}>
            {t('premiumLimit.goPremium')}
          </SiteLink>
          {!hasLogined && (
            <button
              type="button"
              className={styles.secondary}
              onClick={() => openDialog('loginDialogShow')}
            >
              {t('premiumLimit.signIn')}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
