/** The encoding of Western Windows, which Node up to 23 takes for Latin 1. */

/** Its name, as a decoder gives it. */
export const windows = 'windows-1252';

/** The letters 0x80 to 0x9F, where Latin 1 has control characters. */
const letters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** The text of bytes in this encoding, which has a letter for each byte. */
export function fromWindows(bytes: Uint8Array): string {
  const latin = new TextDecoder('latin1').decode(bytes);
  return latin.replace(/[\x80-\x9F]/g, (sign) => letters.charAt(sign.charCodeAt(0) - 0x80));
}
