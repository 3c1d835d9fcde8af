/** Messages of the framed account and payment pages: believed only from the right frame and origin; pure. */

/** What the pages report. `ready`: the page can be used. */
export type FrameMessage =
  | { readonly type: 'signin-ready' }
  | { readonly type: 'signin'; readonly code: 0 }
  | { readonly type: 'pay-ready' }
  | { readonly type: 'paid'; readonly sku: string; readonly email: string };

/** The part of a `MessageEvent` that counts. */
export interface ReceivedMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Longest text that is taken from a message. */
const maxText = 254;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxText;

/** The origin of a host; empty means that of the page. */
export function originOf(host: string, pageOrigin: string): string {
  return host === '' ? pageOrigin : new URL(host).origin;
}

function readData(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, code, sku, email } = data as Record<string, unknown>;
  if (type === 'signin-ready' || type === 'pay-ready') return { type };
  if (type === 'signin' && code === 0) return { type, code };
  if (type === 'paid' && isText(sku) && isText(email)) return { type, sku, email };
  return null;
}

/**
 * Reads a message.
 * @param expected the window of the frame, and the origin of its host.
 * @returns `null` for one of another window or origin, or of a shape that no page sends.
 */
export function readFrameMessage(
  { origin, source, data }: ReceivedMessage,
  expected: { readonly source: unknown; readonly origin: string },
): FrameMessage | null {
  const isTrusted =
    expected.source !== null && source === expected.source && origin === expected.origin;
  return isTrusted ? readData(data) : null;
}
