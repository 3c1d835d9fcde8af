'use client';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden.shared';

interface Props {
  href: string;
  className: string | undefined;
  /** That the link opens in a new tab, for screen readers. */
  newTab: string;
  children: ReactNode;
}

/** A link to another host, like `OuterLink`, whose words come as props. */
export function FeedLink({ href, className, newTab, children }: Props) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      <span>{children}</span>
      <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>
    </a>
  );
}
