'use client';
import type { PlacementName } from '@/config/download/channels';
import type { PackageName } from '@/config/download/packages';
import type { LanguageCode } from '@/config/site/languages';
import { lazyPart } from '@/components/islands/lazyPart.client';
import { useListed } from './useListed.client';

interface Props {
  name: PackageName;
  placement: PlacementName;
  language: LanguageCode;
}

const FileDetails = lazyPart('file details', () => import('./FileDetails.client'));

/** What a host's list says beyond the common facts: how to check the file, and earlier versions; nothing without a list. */
export function PackageMore({ name, placement, language }: Props) {
  const listed = useListed(name, placement);
  return listed && <FileDetails {...{ name, listed, language }} />;
}
