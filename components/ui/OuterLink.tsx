import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that leaves the site: a new tab, said so to screen readers, and no handle on this one. */
export function OuterLink({ href, className, children }: Props) {
  const t = useTranslations('site');
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({t('opensInNewTab')})</VisuallyHidden>
    </a>
  );
}
