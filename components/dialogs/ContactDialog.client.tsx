'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { lazyPart } from '@/components/islands/lazyPart.client';
import type { LanguageCode } from '@/config/site/languages';
import { pagePath } from '@/services/rules/urls';
import { useBusiness } from '@/stores/business';
import { closeDialog } from '@/stores/dialogs';
import styles from './Body.module.scss';
import { Dialog } from './Dialog.client';

interface FormProps {
  language: LanguageCode;
  fallback: ReactNode;
}

const ContactForm = lazyPart<FormProps>(
  'enquiry',
  () => import('@/components/enquiry/ContactForm.client'),
  ({ fallback }) => fallback,
);

/** The enquiry to sales, wherever it is asked for; `cusDialogTitle` says what it is about. */
export function ContactDialog({ language }: { language: LanguageCode }) {
  const t = useTranslations('dialogs');
  const about = useBusiness((state) => state.cusDialogTitle);
  const title = about === 'multiple' ? t('contact.multiple') : t('contact.title');
  const waiting = (
    <div className={styles.body}>
      <p className={styles.text}>{t('contact.loading')}</p>
      <a className={styles.secondary} href={`${pagePath('business', language)}#sales`}>
        {t('contact.page')}
      </a>
    </div>
  );
  return (
    <Dialog
      name="contact"
      title={title}
      close={t('close')}
      onClose={() => closeDialog('contactUsDialogShow')}
      size="wide"
    >
      <ContactForm language={language} fallback={waiting} />
    </Dialog>
  );
}
