/** Who calls: the address of the visitor, also through proxies that are trusted. */
import { isIPv6 } from 'node:net';
import type { Call } from './call';

/** An address as it is written where it has no other form: IPv4 in IPv6 is IPv4, and a zone is nobody's address. */
const plain = (address: string): string =>
  address
    .trim()
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
    .replace(/%.*$/, '');

/** The address at the other end of the connection: the visitor's, or that of the last proxy. */
export function peerOf(c: Call): string {
  return plain(c.env.incoming.socket.remoteAddress ?? '');
}

/** Whether the connection comes from a proxy whose word on its visitors counts. */
export function isProxied(c: Call): boolean {
  return c.var.reach.isTrustedProxy(peerOf(c));
}

/** The addresses that proxies say the request came through, the nearest last; anybody can write them. */
export function forwardedFor(c: Call): string[] {
  return (c.req.header('x-forwarded-for') ?? '').split(',').map(plain).filter(Boolean);
}

/** The address of the visitor: the nearest one that is not a trusted proxy's. */
export function addressOf(c: Call): string {
  const { isTrustedProxy } = c.var.reach;
  const way = [...forwardedFor(c), peerOf(c)];
  const nearest = way.findLastIndex((address) => !isTrustedProxy(address));
  return way[Math.max(0, nearest)] ?? '';
}

/**
 * What counts as one visitor: whoever has an IPv6 address has a whole /64 of them.
 * @returns the address, or the first half of an IPv6 address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // As browsers write it: https://url.spec.whatwg.org/#concept-ipv6-serializer
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = Array<string>(tail === undefined ? 0 : 8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** Who calls, for what is counted. Each scope of a test counts for itself: parallel tests share one address. */
export function callerOf(c: Call): string {
  return `${networkOf(addressOf(c))} ${c.var.scope}`;
}
