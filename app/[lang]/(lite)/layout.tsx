import type { ReactNode } from 'react';
import { ConsentBanner } from '@/components/consent/ConsentBanner';
import { Footer } from '@/components/footer/Footer';
import { Header } from '@/components/header/Header';
import { PageFrame } from '@/components/layout/PageFrame';

export default function LiteLayout({ children }: { children: ReactNode }) {
  return (
    <PageFrame consent={<ConsentBanner layout="lite" />} header={<Header />} footer={<Footer />}>
      {children}
    </PageFrame>
  );
}
