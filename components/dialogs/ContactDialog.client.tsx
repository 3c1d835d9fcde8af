'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
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

const ContactForm = lazy(async (): Promise<{ default: ComponentType<FormProps> }> => {
  try {
    return await import('@/components/business/ContactForm.client');
  } catch (error) {
    console.warn(`dialogs: the enquiry form stays away. ${String(error)}`);
    return { default: ({ fallback }) => fallback };
  }
});

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
      <Suspense fallback={waiting}>
        <ContactForm language={language} fallback={waiting} />
      </Suspense>
    </Dialog>
  );
}
