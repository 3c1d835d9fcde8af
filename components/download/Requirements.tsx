import { useLocale, useTranslations } from 'next-intl';
import { languageOf } from '@/config/site/languages';
import { requirements } from '@/config/download/packages';
import type { Device } from '@/config/download/devices';
import { formatSize } from '@/services/rules/size';

/** The oldest system that runs the package, with memory and disk space. */
export function Requirements({ device, className }: { device: Device; className?: string }) {
  const t = useTranslations('packages');
  const { iso } = languageOf(useLocale());
  const { system, memory, disk } = requirements[device];
  const facts = [
    [t('requires'), t('orLater', { system })],
    [t('memory'), formatSize(memory, iso)],
    [t('disk'), formatSize(disk, iso)],
  ].filter(([, value]) => value);
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
