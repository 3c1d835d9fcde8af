import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.shared';

interface Props {
  href: string;
  className?: string;
  /** What analytics calls the link, where it is an item of a menu. */
  'data-report'?: string;
  children: ReactNode;
}

/** A link that leaves the site: a new tab, said so to screen readers, and no handle on this one. */
export function OuterLink({ children, ...link }: Props) {
  const t = useTranslations('site');
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{` (${t('opensInNewTab')})`}</VisuallyHidden>
    </a>
  );
}
