'use client';
import { useEffect } from 'react';
import { arrivalSearch, mayStartItself, readArrival, whenShown } from '@/services/page/arrival';
import { startingPackage } from '@/services/rules/campaign';
import { canStartItself, detectDevice, readSignals } from '@/services/rules/device';
import { loadCampaign } from '@/stores/flows/loadCampaign';
import { useDownload } from '@/stores/download';
import { useGuide } from '@/stores/guide';
import { startDownload } from '@/stores/flows/startDownload';
import { autoDownloadAttribute } from '@/components/campaign/autoDownload.shared';

/** The package that the hidden button starts on this device, if any. */
function packageHere() {
  const device = detectDevice(readSignals());
  return device === 'unknown'
    ? null
    : startingPackage(device, useDownload.getState().utmDownLoadInfo);
}

function onClick({ target }: MouseEvent) {
  if (!(target instanceof Element) || !target.closest(`[${autoDownloadAttribute}]`)) return;
  const name = packageHere();
  if (name) void startDownload(name, 'auto_download');
}

/** A campaign is followed once for each loading of the page, whatever layouts come and go meanwhile. */
let followed = false;

/** Takes the campaign over, and clicks the hidden button where the download starts by itself. */
async function follow(): Promise<void> {
  if (followed) return;
  followed = true;
  await whenShown();
  const signals = readSignals();
  const arrival = readArrival(canStartItself(signals));
  // Whoever was faster has what the link promised; whoever has left gets nothing when coming back.
  let wanted = mayStartItself(arrival);
  const cancel = () => (wanted = false);
  const stop = useGuide.subscribe(cancel);
  addEventListener('pagehide', cancel, { once: true });
  const search = arrivalSearch();
  const starting: readonly string[] = await loadCampaign(search);
  stop();
  removeEventListener('pagehide', cancel);
  const hasGoneOn = location.search !== search;
  if (!wanted || hasGoneOn || !starting.includes(detectDevice(signals))) return;
  document.querySelector<HTMLElement>(`[${autoDownloadAttribute}]`)?.click();
}

/** Campaign links: their packages, and their automatic start (specification, section 4). */
export function Campaign() {
  useEffect(() => {
    document.addEventListener('click', onClick);
    void follow();
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}
