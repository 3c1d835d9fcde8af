import type { ReactNode } from 'react';
import { ConsentBanner } from '@/components/consent/ConsentBanner';
import { AutoDownload } from '@/components/campaign/AutoDownload';
import { Footer } from '@/components/footer/Footer';
import { Header } from '@/components/header/Header';
import { PageFrame } from '@/components/layout/PageFrame';

export default function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <PageFrame consent={<ConsentBanner layout="default" />} header={<Header />} footer={<Footer />}>
      {children}
      <AutoDownload />
    </PageFrame>
  );
}
