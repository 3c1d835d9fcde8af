import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/SiteLink.client';
import type { Device } from '@/config/download/devices';
import { isNoted, type NotedSystem } from '@/config/download/notedSystems';
import { pagePath } from '@/services/rules/urls';

function Link({ system, className }: { system: NotedSystem; className: string | undefined }) {
  const t = useTranslations(`whatsnew.${system}`);
  return (
    <SiteLink href={pagePath(`whatsnew-${system}`, useLocale())} className={className}>
      {t('heading')}
    </SiteLink>
  );
}

/** Leads to what is new on a system; nothing where there are no notes of it. */
export function WhatsNewLink({ device, className }: { device: Device; className?: string }) {
  return isNoted(device) && <Link system={device} className={className} />;
}
