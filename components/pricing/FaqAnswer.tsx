import { useLocale, useTranslations } from 'next-intl';
import { usePlanNumbers } from '@/components/pricing/usePlanNumbers';
import { SiteLink } from '@/components/ui/SiteLink.client';
import type { QuestionId } from '@/config/pages/faq';
import { pagePath } from '@/services/rules/urls';

/** The answer to a question about plans, with its numbers and links. */
export function FaqAnswer({ id }: { id: QuestionId }) {
  const t = useTranslations('faq');
  const language = useLocale();
  const numbers = usePlanNumbers();
  return (
    <p>
      {t.rich(`${id}.answer`, {
        ...numbers,
        support: (words) => <SiteLink href={pagePath('support', language)}>{words}</SiteLink>,
        subscription: (words) => (
          <SiteLink href={`${pagePath('subscription', language)}#cancel`}>{words}</SiteLink>
        ),
      })}
    </p>
  );
}
