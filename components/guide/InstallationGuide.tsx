import { useLocale, useMessages, useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/download/DownloadButton';
import { OuterLink } from '@/components/ui/OuterLink';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { outerLinks } from '@/config/site/brand';
import { packageNames, packages } from '@/config/download/packages';
import { pagePath } from '@/services/rules/urls';
import { Again } from './Again';
import { GuideAgain } from './GuideAgain.client';
import { GuidePopupHere } from './GuidePopupHere.client';
import { GuideVariant } from './GuideVariant.client';
import styles from './InstallationGuide.module.scss';
import { StepList } from './StepList';

/** Where a download leads in guide-page mode: Open, Allow, Install, and a way to start again. */
export function InstallationGuide() {
  const t = useTranslations('installationGuide');
  const language = useLocale();
  const { guide } = useMessages();
  const files = packageNames.filter((name) => packages[name].file !== '');
  return (
    <section className={styles.section}>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <GuideVariant
        className={styles.lead}
        neutralLead={t('leadNeutral')}
        leads={Object.fromEntries(
          files.map((name) => [name, t('lead', { file: packages[name].file })]),
        )}
        steps={{
          windows: <StepList device="windows" heading="h2" />,
          mac: <StepList device="mac" heading="h2" />,
          linux: <StepList device="linux" heading="h2" />,
          android: <StepList device="android" heading="h2" />,
          ios: <StepList device="ios" heading="h2" />,
          unknown: <StepList device="unknown" heading="h2" />,
        }}
      />
      <div className={styles.again}>
        <GuideAgain
          named={Object.fromEntries(files.map((name) => [name, <Again key={name} name={name} />]))}
        >
          <DownloadButton placement="setup_guide" />
        </GuideAgain>
        <SiteLink href={`${pagePath('download', language)}#packages`}>{t('startAgain')}</SiteLink>
        <OuterLink href={outerLinks.helpCenter}>{t('help')}</OuterLink>
      </div>
      <GuidePopupHere language={language} messages={guide} />
    </section>
  );
}
