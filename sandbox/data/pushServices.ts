/** The push services of browsers: nobody else is sent anything, least of all a host of our own network. */

/** Their hosts; what begins with a dot stands for every host below it. */
const hosts = [
  // Chrome and what is built on it, Samsung Internet, Opera.
  'fcm.googleapis.com',
  // Firefox.
  '.push.services.mozilla.com',
  // Edge on Windows.
  '.notify.windows.com',
  // Safari.
  '.push.apple.com',
] as const;

const isHost = (name: string): boolean =>
  hosts.some((host) => (host.startsWith('.') ? name.endsWith(host) : name === host));

/**
 * Whether an address is one of a browser's push service.
 * @param loopback services on this machine count too: those of tests.
 */
export function isPushService(address: string, loopback: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username || password) return false;
  if (loopback && /^(localhost|127\.0\.0\.1)$/.test(hostname)) return /^https?:$/.test(protocol);
  return protocol === 'https:' && port === '' && isHost(hostname);
}
