'use client';
import { useEffect, useState } from 'react';
import type { PackageName } from '@/config/download/packages';
import { useGuide, type Downloaded } from '@/stores/guide';

interface Props {
  className: string | undefined;
  /** 'Your download is starting: …', by package. */
  texts: Readonly<Partial<Record<PackageName, string>>>;
  again: string;
}

/** Says which download has started from this page, and starts it again by a plain link to its file. */
export function Started({ className, texts, again }: Props) {
  const [last, setLast] = useState<Downloaded | null>(null);
  useEffect(
    () => useGuide.subscribe(({ downloaded }) => downloaded?.started && setLast(downloaded)),
    [],
  );
  if (!last) return null;
  return (
    <p className={className}>
      <span>{texts[last.name]}</span> <a href={last.url}>{again}</a>
    </p>
  );
}
