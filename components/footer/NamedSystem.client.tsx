'use client';
import type { ReactNode } from 'react';
import { useRouteName } from '@/components/islands/useRouteName.client';
import { routes } from '@/config/site/routes';

/** What is within follows the system that the page names, where it names one, and not the visitor's own. */
export function NamedSystem({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className} data-named={routes[useRouteName()].device}>
      {children}
    </div>
  );
}
