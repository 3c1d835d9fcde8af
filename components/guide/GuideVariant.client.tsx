'use client';
import type { ReactNode } from 'react';
import { useSearch } from '@/components/islands/useSearch.client';
import { queryKeys } from '@/config/site/keys';
import { packages, type PackageName } from '@/config/download/packages';
import type { DetectedDevice } from '@/config/download/devices';
import { packageFromParameter } from '@/services/rules/channels';

interface Props {
  className: string | undefined;
  /** What is said where no package is named, or one that is not ours. */
  neutralLead: string;
  leads: Partial<Record<PackageName, string>>;
  steps: Record<DetectedDevice, ReactNode>;
}

/** The guide for the package that the query names; for the visitor's system where it names none of ours. */
export function GuideVariant({ className, neutralLead, leads, steps }: Props) {
  const name = packageFromParameter(new URLSearchParams(useSearch()).get(queryKeys.package));
  const named = name && packages[name].device;
  const shown = (Object.keys(steps) as DetectedDevice[]).filter(
    (device) => !named || device === named,
  );
  return (
    <>
      <p className={className}>{(name && leads[name]) ?? neutralLead}</p>
      {shown.map((device) => (
        <div key={device} data-for={named ? undefined : device} data-steps={device}>
          {steps[device]}
        </div>
      ))}
    </>
  );
}
