'use client';
import { Account } from '@/components/account/Account.client';
import { Reports } from '@/components/analytics/Reports.client';
import { Campaign } from '@/components/campaign/Campaign.client';
import { Experiments } from '@/components/campaign/Experiments.client';
import { Consent } from '@/components/consent/Consent.client';
import { LanguageHint } from '@/components/language/LanguageHint.client';
import type { LanguageCode } from '@/config/languages';

export * as downloadFlow from '@/components/download/downloadFlow.client';

/** The parts of the page that come after it is shown; each minds one thing and draws what that needs. */
export default function LateParts({ language }: { language: LanguageCode }) {
  return (
    <div lang={language} data-late="">
      <LanguageHint language={language} />
      <Account language={language} />
      <Consent />
      <Reports />
      <Campaign />
      <Experiments />
    </div>
  );
}
