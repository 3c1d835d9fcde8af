/**
 * The hidden download frame. It says `downloader-ready`, waits for `{type: 'download', channel}`,
 * starts the web installer of that channel and answers `downloader-started`. With
 * `data-autodownload` it starts its own channel at once and says so.
 */
const { channel: ownChannel, wid, autodownload } = document.currentScript.dataset;
const channelPattern = /^(\d{3}\.\d{4}|readOnly)$/;
const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

function start(channel) {
  const path = `/wpsdl/wpsoffice/onlinesetup/distsrc/${channel}/wpsinst/wps_office_inst.exe`;
  // The answer is an attachment: the frame stays as it is and the browser saves the file.
  window.location.assign(`${path}?${new URLSearchParams({ wid })}`);
}

window.addEventListener('message', (event) => {
  const { type, channel } = event.data ?? {};
  const isTrusted = event.origin === window.location.origin || localOrigin.test(event.origin);
  if (event.source !== window.parent || !isTrusted) return;
  if (type !== 'download' || typeof channel !== 'string' || !channelPattern.test(channel)) return;
  start(channel);
  window.parent.postMessage({ type: 'downloader-started', channel }, event.origin);
});

// To any origin: the frame's policy lets none but the trusted ones frame it, and nothing is told.
window.addEventListener('load', () => {
  if (autodownload === 'true') {
    start(ownChannel);
    window.parent.postMessage({ type: 'downloader-started', channel: ownChannel }, '*');
  } else {
    window.parent.postMessage({ type: 'downloader-ready' }, '*');
  }
});
