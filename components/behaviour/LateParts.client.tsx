'use client';
import { Account } from '@/components/account/Account.client';
import { Reports } from '@/components/behaviour/Reports.client';
import { Reach } from '@/components/behaviour/Reach.client';
import { Campaign } from '@/components/behaviour/Campaign.client';
import { Experiments } from '@/components/behaviour/Experiments.client';
import { Consent } from '@/components/behaviour/Consent.client';
import { Copying } from '@/components/behaviour/Copying.client';
import { LanguageHint } from '@/components/language/LanguageHint.client';
import { SearchFields } from '@/components/search/SearchFields.client';
import type { LanguageCode } from '@/config/site/languages';

export * as downloadFlow from '@/components/behaviour/downloadFlow.client';

/** The parts of the page that come after it is shown; each minds one thing and draws what that needs. */
export default function LateParts({ language }: { language: LanguageCode }) {
  return (
    <div lang={language} data-late="">
      <LanguageHint language={language} />
      <Account language={language} />
      <Consent />
      <SearchFields language={language} />
      <Copying language={language} />
      <Reach />
      <Reports />
      <Campaign />
      <Experiments />
    </div>
  );
}
