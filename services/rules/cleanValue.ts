/** What visitors type and paste, made what they meant: the same in the browser and in the backend; pure. */
import type { Check } from '@/config/forms/forms';

/** Soft hyphens, zero-width characters, marks and overrides of direction, fillers: nobody sees or types them. */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g;

/** Joiners, which belong between the letters of some scripts and the parts of some pictures. */
const joiners = /[\u200c\u200d]/g;

const isPlain = (character: string | undefined) => !character || /[\s\0-\x7f]/.test(character);

/** What holds for every text: no halves of characters, nothing invisible, one form of each letter. */
function seen(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cs}/gu, '')
    .replace(invisible, '')
    .replace(joiners, (joiner, at: number, whole: string) =>
      isPlain(whole[at - 1]) || isPlain(whole[at + 1]) ? '' : joiner,
    );
}

/** One line: no breaks, so that nothing in it can become a header or a line of its own. */
export function cleanLine(text: string): string {
  return seen(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Several lines, each ended by a line feed. */
export function cleanText(text: string): string {
  return seen(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Zs}/gu, ' ')
    .trim();
}

/** A digit of any script as one of 0 to 9: those of a script follow each other. */
function plainDigit(digit: string): string {
  let value = 0;
  for (let code = (digit.codePointAt(0) ?? 0) - 1; ; code--, value++)
    if (!/\p{Nd}/u.test(String.fromCodePoint(code))) return String(value % 10);
}

/** All that is typed for a hyphen or minus; the long vowel mark of kana where it follows none. */
function plainHyphens(text: string): string {
  return text
    .replace(/[\p{Pd}\u2043\u2212\u2500]/gu, '-')
    .replace(/(^|[^\u3041-\u30ff])\u30fc+/g, '$1-');
}

/** Exact values in the letters and signs of ASCII where they are only written wider, or by another key. */
function exact(text: string): string {
  const narrow = cleanLine(text.normalize('NFKC')).replace(/[\u200c\u200d\ufe00-\ufe0f]/g, '');
  return plainHyphens(narrow).replace(/[\u3002\uff61]/g, '.');
}

/** Takes off a scheme such as `mailto:`, with what its address has encoded. */
function withoutScheme(text: string, scheme: RegExp): string {
  if (!scheme.test(text)) return text;
  const address = text.replace(scheme, '').replace(/\?.*$/, '');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An address as it is copied: from a link, from `Name <a@b.c>`, out of a sentence or a list. */
function cleanEmail(text: string): string {
  const line = exact(text).replace(/[\u2018\u2019]/g, "'");
  const address = /^[^<>]*<([^<>]*@[^<>]*)>[\s,;.]*$/.exec(line)?.[1] ?? line;
  return withoutScheme(address.trim(), /^mailto:\s*/i)
    .trim()
    .replace(/^["'(<[\u201c-\u201f\u00ab]+(?=[^@]*@)/, '')
    .replace(/["')>\]\u201c-\u201f\u00bb,;.:]+$/, '')
    .replace(/\s*@\s*/g, '@');
}

function cleanPhone(text: string): string {
  return withoutScheme(exact(text), /^(?:tel|callto|sms):(?:\/\/)?/i)
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\u00b7\u2022\u2027\u30fb]/g, '.')
    .trim();
}

const cleaners: Readonly<Partial<Record<Check, (text: string) => string>>> = {
  email: cleanEmail,
  phone: cleanPhone,
  version: (text) => exact(text).replace(/\p{Nd}/gu, plainDigit),
};

/** The value of a field as it is checked, kept and mailed. @param isLong it may have several lines. */
export function cleanValue(text: string, check: Check, isLong = false): string {
  const clean = cleaners[check] ?? (isLong ? cleanText : cleanLine);
  return clean(text);
}
