import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/PageFrame';
import { timings } from '@/config/site/limits';

export default function BareLayout({ children }: { children: ReactNode }) {
  return <PageFrame packagesDelay={timings.packagesDelayBare}>{children}</PageFrame>;
}
