import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon.shared';
import { OuterLink } from '@/components/ui/OuterLink';
import { SiteLink } from '@/components/ui/SiteLink.client';
import styles from './ActionLink.module.scss';

interface Props {
  href: string;
  /** A page of this site, an address outside of it, or another service of ours (a plain link). */
  to?: 'page' | 'outside' | 'service';
  look?: 'button' | 'outline' | 'text';
  children: ReactNode;
}

/** A link that asks for action: a button by its looks, or words with an arrow. */
export function ActionLink({ href, to = 'page', look = 'text', children }: Props) {
  const content = (
    <>
      {children}
      {look === 'text' && <Icon name={to === 'outside' ? 'arrow-up-right' : 'arrow-right'} />}
    </>
  );
  const className = styles[look];
  if (to === 'outside') return <OuterLink {...{ href, className }}>{content}</OuterLink>;
  if (to === 'service') return <a {...{ href, className }}>{content}</a>;
  return <SiteLink {...{ href, className }}>{content}</SiteLink>;
}
