import type { ReactNode } from 'react';
import { Footer } from '@/components/footer/Footer';
import { Header } from '@/components/header/Header';
import { PageFrame } from '@/components/layout/PageFrame';

export default function LiteLayout({ children }: { children: ReactNode }) {
  return (
    <PageFrame header={<Header />} footer={<Footer />}>
      {children}
    </PageFrame>
  );
}
