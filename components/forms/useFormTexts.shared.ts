import { useTranslations } from 'next-intl';
import type { FaultTexts } from './formDom.client';

/** The words that all forms share, with those for the faults of single fields. */
export function useFormTexts(fields: FaultTexts['fields']) {
  const t = useTranslations('forms');
  return {
    sending: t('sending'),
    summary: t('summary'),
    faults: { enter: t('enter'), select: t('select'), fields },
  };
}
