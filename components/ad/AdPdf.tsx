import { useTranslations } from 'next-intl';
import { Detail } from '@/components/ui/Detail';
import { ToolList } from '@/components/apps/ToolList';
import { DownloadButton } from '@/components/download/DownloadButton';
import { Closing } from '@/components/download/Closing';
import { PageHero } from '@/components/sections/PageHero';
import { facts } from '@/config/plans/facts';
import { adPdfTools } from '@/config/pages/pdfTools';
import { Section } from '@/components/sections/Section';
import styles from './AdPdf.module.scss';
import { AdPdfFacts } from './AdPdfFacts';

/** The landing page of the PDF campaign: one thing to do, at the top and at the end. */
export function AdPdf() {
  const t = useTranslations();
  return (
    <>
      <PageHero
        heading={t('adPdf.heading')}
        lead={t('adPdf.lead')}
        app="pdf"
        picture={{ name: 'office/pdf', alt: t('apps.pdf.alt'), enlarged: true }}
      >
        <DownloadButton placement="ad_pdf" />
        <p className={styles.terms}>{t('adPdf.terms', { days: facts.trialDays })}</p>
      </PageHero>
      <Section
        id="tools"
        heading={t('adPdf.toolsHeading')}
        lead={t('adPdf.toolsLead')}
        words={{ className: styles.words, more: <ToolList ids={adPdfTools} /> }}
        tone="tint"
        layout="halves"
        className={styles.tools}
      >
        <Detail name="pdfPanel" />
      </Section>
      <AdPdfFacts />
      <Closing
        heading={t('adPdf.closingHeading')}
        text={t('adPdf.closingLead')}
        placement="ad_pdf"
      />
    </>
  );
}
