'use client';
import type { ReactNode } from 'react';
import { useRouteName } from '@/components/islands/useRouteName.client';
import { routes } from '@/config/site/routes';

/** A part of the header that pages in the no-download list do not have (specification, section 4). */
export function IfDownload({ children }: { children: ReactNode }) {
  return routes[useRouteName()].header.download && children;
}
