import { useLocale, useTranslations } from 'next-intl';
import { Form } from '@/components/forms/Form.shared';
import { Logo } from '@/components/ui/Logo';
import { siteUrl } from '@/config/site/hosts';
import { pagePath } from '@/services/rules/urls';
import { ActionLink } from '@/components/sections/ActionLink';
import styles from './OpenOnPc.module.scss';
import { ShareAddress } from './ShareAddress.client';

/** Asks a mobile visitor to open the download page on a PC: its address to take along, or by mail. */
export function OpenOnPc() {
  const t = useTranslations('openOnPc');
  const path = pagePath('download', useLocale());
  const texts = {
    label: t('addressLabel'),
    copy: t('copy'),
    copied: t('copied'),
    copyFailed: t('copyFailed'),
    share: t('share'),
  };
  return (
    <section className={styles.section}>
      <Logo />
      <h1 className={styles.heading}>{t('heading')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <ShareAddress address={`${siteUrl}${path}`} texts={texts} />
      <div className={styles.mail}>
        <h2 className={styles.subheading}>{t('mailHeading')}</h2>
        <Form name="link" hidden={{ page: path }} stays />
      </div>
      <ActionLink href={path}>{t('stay')}</ActionLink>
    </section>
  );
}
