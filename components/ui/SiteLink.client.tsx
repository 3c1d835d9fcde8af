'use client';
import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { fetchAhead } from '@/services/page/pagesAhead';
import { isPlainClick } from '@/services/rules/clicks';

/** Props of an anchor; `href` is the localized path of a page of this site. */
type Props = ComponentProps<'a'> & { href: string };

/**
 * The one link to pages of this site. Its page is fetched ahead when the visitor means it (hover,
 * focus, touch), not when it comes into view: that would cost a request for every link.
 */
export function SiteLink({ href, onClick, children, ...props }: Props) {
  const router = useRouter();
  const prefetch = () => fetchAhead(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || props.target) return;
    event.preventDefault();
    router.push(href);
  };
  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </a>
  );
}
