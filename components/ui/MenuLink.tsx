import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { OuterLink } from '@/components/ui/OuterLink';
import { SiteLink } from '@/components/ui/SiteLink.client';
import type { MenuItem } from '@/config/site/navigation';
import { localizedPath } from '@/services/rules/urls';

interface Props {
  item: Pick<MenuItem, 'path' | 'isOuterLink' | 'reportName'>;
  className?: string;
  children: ReactNode;
}

/** The link of a menu item, to a page of the site or out of it. */
export function MenuLink({ item, className, children }: Props) {
  const language = useLocale();
  if (item.isOuterLink) {
    return (
      <OuterLink href={item.path} className={className} data-report={item.reportName}>
        {children}
      </OuterLink>
    );
  }
  return (
    <SiteLink
      href={localizedPath(item.path, language)}
      className={className}
      data-report={item.reportName}
    >
      {children}
    </SiteLink>
  );
}
