'use client';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';

/** Props of an anchor; `href` is the localized path of a page of this site. */
type Props = Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string };

/**
 * The one link to pages of this site. Its page is fetched ahead when the visitor means it (hover,
 * focus, touch), not when it comes into view: that would cost three requests for every link.
 */
export function SiteLink({ href, ...props }: Props) {
  const router = useRouter();
  const prefetch = () => router.prefetch(href);
  return (
    <Link
      {...props}
      href={href}
      prefetch={false}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    />
  );
}
