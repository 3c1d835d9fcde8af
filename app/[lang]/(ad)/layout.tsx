import type { ReactNode } from 'react';
import { ConsentBanner } from '@/components/consent/ConsentBanner';
import { AdFooter } from '@/components/footer/Footer';
import { AdHeader } from '@/components/header/Header';
import { PageFrame } from '@/components/layout/PageFrame';

export default function AdLayout({ children }: { children: ReactNode }) {
  return (
    <PageFrame consent={<ConsentBanner layout="ad" />} header={<AdHeader />} footer={<AdFooter />}>
      {children}
    </PageFrame>
  );
}
