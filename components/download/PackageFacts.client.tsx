'use client';
import { useEffect } from 'react';
import { timings } from '@/config/site/limits';
import { packages, type PackageInfo, type PackageName } from '@/config/download/packages';
import type { PlacementName } from '@/config/download/channels';
import { listKey, placementChannel } from '@/services/rules/channels';
import { formatSize } from '@/services/rules/size';
import { isListed, knownPackages, loadPackages, useDownload } from '@/stores/download';

interface Props {
  name: PackageName;
  placement: PlacementName;
  /** Language for dates, BCP 47. */
  iso: string;
  labels: { version: string; date: string; size: string };
  className: string | undefined;
}

function formatDate(date: string, iso: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}

type Known = Pick<PackageInfo, 'version' | 'date' | 'size'>;

/**
 * What to say of a package once its host has answered: the answer, and only where it is about the
 * very version of the built-in record, that record for what it leaves out. A new version never
 * stands beside an old date.
 */
function merged(builtIn: Known, live: Known | undefined): Known {
  if (!live) return builtIn;
  return live.version === builtIn.version
    ? { ...live, date: live.date || builtIn.date, size: live.size || builtIn.size }
    : live;
}

/** Version, date and size of a package: the built-in record's until its host has answered. */
export function PackageFacts({ name, placement, iso, labels, className }: Props) {
  const { device, kind } = packages[name];
  const listed = kind === 'file' && isListed(device) ? device : null;
  const key = listKey(name, placementChannel(name, placement));
  const live = useDownload(() => (listed ? knownPackages(listed)[key] : undefined));
  const { version, date, size } = merged(packages[name], live);

  useEffect(() => {
    if (!listed) return;
    const timer = setTimeout(() => void loadPackages(listed), timings.packagesDelay);
    return () => clearTimeout(timer);
  }, [listed]);

  const facts = [
    [labels.version, version],
    [labels.date, formatDate(date, iso)],
    [labels.size, formatSize(size, iso)],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
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
