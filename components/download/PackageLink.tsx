import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden.shared';
import type { PlacementName } from '@/config/download/channels';
import { packages, type PackageName } from '@/config/download/packages';
import { builtInUrl, placementChannel } from '@/services/rules/channels';

interface Props {
  name: PackageName;
  placement: PlacementName;
  className?: string;
  /** Shown only to visitors with the package's system. */
  onlyFor?: boolean;
  children: ReactNode;
}

/**
 * A real link to a package: it works without scripts and with every host out of reach. Its
 * attributes tell `DownloadClicks` what was asked for.
 */
export function PackageLink({ name, placement, className, onlyFor, children }: Props) {
  const t = useTranslations('site');
  const { device, kind } = packages[name];
  const store = kind === 'store';
  return (
    <a
      className={className}
      href={builtInUrl(name, placementChannel(name, placement))}
      data-for={onlyFor ? device : undefined}
      data-package={name}
      data-placement={placement}
      {...(store && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {store && <VisuallyHidden> ({t('opensInNewTab')})</VisuallyHidden>}
    </a>
  );
}
