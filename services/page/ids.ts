/** Random ids, also on pages without https, where `crypto.randomUUID` is missing. */

const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(16));

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 32 random hexadecimal digits. */
export function randomHex(): string {
  return toHex(randomBytes());
}

/** A new id: a UUID, version 4. */
export function newId(): string {
  const bytes = randomBytes();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
