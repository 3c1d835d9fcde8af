'use client';
import type { ReactNode } from 'react';
import { useSearch } from '@/components/islands/useSearch.client';
import { queryKeys } from '@/config/site/keys';
import type { PackageName } from '@/config/download/packages';
import { packageFromParameter } from '@/services/rules/channels';

interface Props {
  /** The button for each package that the query may name. */
  named: Readonly<Partial<Record<PackageName, ReactNode>>>;
  /** The visitor's own system's, where it names none. */
  children: ReactNode;
}

/** Starts the package again that has brought the visitor here, whatever system this one is. */
export function GuideAgain({ named, children }: Props) {
  const name = packageFromParameter(new URLSearchParams(useSearch()).get(queryKeys.package));
  return (name && named[name]) ?? children;
}
