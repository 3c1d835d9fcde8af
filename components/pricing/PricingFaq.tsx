import { useLocale, useTranslations } from 'next-intl';
import { FaqAnswer } from '@/components/pricing/FaqAnswer';
import { Faq } from '@/components/faq/Faq';
import { OuterLink } from '@/components/ui/OuterLink';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { outerLinks } from '@/config/site/brand';
import { faqGroups, questionAnchor } from '@/config/pages/faq';
import { pagePath } from '@/services/rules/urls';
import { Section } from '@/components/sections/Section';
import styles from './PricingFaq.module.scss';

/** The questions by subject, each with an address of its own. */
export function PricingFaq() {
  const t = useTranslations();
  const language = useLocale();
  return (
    <Section
      id="faq"
      anchor
      heading={t('pricing.faqHeading')}
      lead={t.rich('pricing.faqLead', {
        help: (words) => <OuterLink href={outerLinks.helpCenter}>{words}</OuterLink>,
        support: (words) => <SiteLink href={pagePath('support', language)}>{words}</SiteLink>,
      })}
      className={styles.section}
    >
      {faqGroups.map(({ id, questions }) => (
        <div key={id} className={styles.group}>
          <h3 className={styles.subject}>{t(`faq.${id}`)}</h3>
          <Faq
            level="h4"
            questions={questions.map((question) => ({
              id: questionAnchor(question),
              question: t(`faq.${question}.question`),
              answer: <FaqAnswer id={question} />,
            }))}
          />
        </div>
      ))}
    </Section>
  );
}
