import { autoDownloadAttribute } from './autoDownload.shared';

/** The hidden button that a campaign link clicks: see `Campaign`, which knows what it starts. */
export function AutoDownload() {
  return <button type="button" hidden {...{ [autoDownloadAttribute]: '' }} />;
}
