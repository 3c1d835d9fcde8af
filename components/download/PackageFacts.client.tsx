'use client';
import { packages, type ListedPackage, type PackageName } from '@/config/download/packages';
import type { PlacementName } from '@/config/download/channels';
import { formatDate } from '@/services/rules/date';
import { formatSize } from '@/services/rules/size';
import { useListed } from './useListed.client';

interface Props {
  name: PackageName;
  placement: PlacementName;
  /** Language for dates, BCP 47. */
  iso: string;
  labels: { version: string; date: string; size: string; arch: string };
  className: string | undefined;
}

type Known = Pick<ListedPackage, 'version' | 'date' | 'size' | 'arch'>;

/**
 * What to say of a package once its host has answered: the answer, and only where it is about the
 * very version of the built-in record, that record for what it leaves out. A new version never
 * stands beside an old date.
 */
function merged(builtIn: Known, live: Known | undefined): Known {
  if (!live) return builtIn;
  return live.version === builtIn.version
    ? {
        ...live,
        date: live.date || builtIn.date,
        size: live.size || builtIn.size,
        arch: live.arch ?? builtIn.arch,
      }
    : live;
}

/** Version, date, size and processors of a package: the built-in record's until its host has answered. */
export function PackageFacts({ name, placement, iso, labels, className }: Props) {
  const live = useListed(name, placement);
  const { version, date, size, arch } = merged(packages[name], live);
  const facts = [
    [labels.version, version],
    [labels.date, formatDate(date, iso)],
    [labels.size, formatSize(size, iso)],
    [labels.arch, arch],
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
