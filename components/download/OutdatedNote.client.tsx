'use client';
import { useSyncExternalStore } from 'react';
import type { Device } from '@/config/download/devices';
import { isOutdated, readSignals } from '@/services/rules/device';

interface Props {
  device: Device;
  text: string;
  className?: string;
}

const never = () => () => undefined;

/** Says before a download in vain that nothing of it will run here, as far as the browser tells; it forbids nothing. */
export function OutdatedNote({ device, text, className }: Props) {
  const shown = useSyncExternalStore(
    never,
    () => isOutdated(readSignals(), device),
    () => false,
  );
  if (!shown) return null;
  return (
    <p className={className} role="note" data-outdated="">
      {text}
    </p>
  );
}
