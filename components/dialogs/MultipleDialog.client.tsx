'use client';
import { useTranslations } from 'next-intl';
import { accountLinks } from '@/config/visitor/account';
import { closePopup, openContact } from '@/stores/flows/purchase';
import { useBusiness } from '@/stores/business';
import styles from './Body.module.scss';
import { Dialog } from './Dialog.client';

/** Instead of the payment box, for those who have one of the kind already (specification, section 8). */
export function MultipleDialog() {
  const t = useTranslations('dialogs');
  const refusal = useBusiness((state) => state.bqData.refusal) ?? 'multiple';
  return (
    <Dialog name="multiple" title={t(`${refusal}.title`)} close={t('close')} onClose={closePopup}>
      <div className={styles.body}>
        <p className={styles.text}>{t(`${refusal}.text`)}</p>
        <div className={styles.actions}>
          <a className={styles.primary} href={accountLinks.subscription}>
            {t('multiple.subscription')}
          </a>
          <button type="button" className={styles.secondary} onClick={openContact}>
            {t('multiple.contact')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
