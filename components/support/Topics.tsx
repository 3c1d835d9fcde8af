import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Faq } from '@/components/faq/Faq';
import { Split } from '@/components/sections/Split';
import { SiteLink } from '@/components/ui/SiteLink.client';
import { supportTopics } from '@/config/pages/info';
import { facts } from '@/config/plans/facts';
import { businessLicense } from '@/config/plans/plans';
import { pagePath } from '@/services/rules/urls';

/** Common questions by topic, each with a short answer. */
export function Topics() {
  const t = useTranslations('support');
  const format = useFormatter();
  const language = useLocale();
  const size = (amount: number, unit: 'gigabyte' | 'megabyte') =>
    format.number(amount, { style: 'unit', unit });
  const download = pagePath('download', language);
  const targets: Readonly<Record<string, string>> = {
    whichFile: download,
    noStart: `${download}#packages`,
    offline: `${download}#windows`,
    keys: pagePath('business', language),
  };
  const values = {
    devices: facts.devices,
    pcs: facts.devicePcs,
    mobiles: facts.deviceMobiles,
    days: facts.trialDays,
    keys: businessLicense.keys,
    formats: facts.formats,
    storage: size(facts.cloudStorageGb, 'gigabyte'),
    attachment: size(facts.cloudAttachmentMb, 'megabyte'),
    file: size(facts.webDocsFileGb, 'gigabyte'),
  };
  return supportTopics.map(({ id, questions }) => (
    <Split key={id} id={id} heading={t(`${id}Heading`)}>
      <Faq
        level="h3"
        questions={questions.map((name) => {
          const link = (words: ReactNode) => (
            <SiteLink href={targets[name] ?? download}>{words}</SiteLink>
          );
          const answer = t.rich(`${name}.answer`, { ...values, link });
          return { id: name, question: t(`${name}.question`), answer: <p>{answer}</p> };
        })}
      />
    </Split>
  ));
}
