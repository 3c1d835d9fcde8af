/** Names of characters that cannot be seen or are easily mistaken for another, as Unicode has them. */

/** Code → name in small letters. */
const names: Readonly<Record<number, string>> = {
  0x00: 'null',
  0x09: 'tab',
  0x0a: 'line feed',
  0x0b: 'vertical tab',
  0x0c: 'form feed',
  0x0d: 'carriage return',
  0x60: 'grave accent',
  0x85: 'next line',
  0xa0: 'no-break space',
  0xad: 'soft hyphen',
  0xb4: 'acute accent',
  0x2bb: 'modifier letter turned comma',
  0x2bc: 'modifier letter apostrophe',
  0x34f: 'combining grapheme joiner',
  0x61c: 'Arabic letter mark',
  0x115f: 'Hangul choseong filler',
  0x1160: 'Hangul jungseong filler',
  0x1680: 'Ogham space mark',
  0x17b4: 'Khmer vowel inherent aq',
  0x17b5: 'Khmer vowel inherent aa',
  0x180e: 'Mongolian vowel separator',
  0x2000: 'en quad',
  0x2001: 'em quad',
  0x2002: 'en space',
  0x2003: 'em space',
  0x2004: 'three-per-em space',
  0x2005: 'four-per-em space',
  0x2006: 'six-per-em space',
  0x2007: 'figure space',
  0x2008: 'punctuation space',
  0x2009: 'thin space',
  0x200a: 'hair space',
  0x200b: 'zero width space',
  0x200c: 'zero width non-joiner',
  0x200d: 'zero width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x2018: 'left single quotation mark',
  0x2019: 'right single quotation mark',
  0x201a: 'single low-9 quotation mark',
  0x201b: 'single high-reversed-9 quotation mark',
  0x201c: 'left double quotation mark',
  0x201d: 'right double quotation mark',
  0x201e: 'double low-9 quotation mark',
  0x201f: 'double high-reversed-9 quotation mark',
  0x2028: 'line separator',
  0x2029: 'paragraph separator',
  0x202a: 'left-to-right embedding',
  0x202b: 'right-to-left embedding',
  0x202c: 'pop directional formatting',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0x202f: 'narrow no-break space',
  0x2032: 'prime',
  0x2033: 'double prime',
  0x205f: 'medium mathematical space',
  0x2060: 'word joiner',
  0x2061: 'function application',
  0x2062: 'invisible times',
  0x2063: 'invisible separator',
  0x2064: 'invisible plus',
  0x2066: 'left-to-right isolate',
  0x2067: 'right-to-left isolate',
  0x2068: 'first strong isolate',
  0x2069: 'pop directional isolate',
  0x2800: 'Braille pattern blank',
  0x3000: 'ideographic space',
  0x3001: 'ideographic comma',
  0x3164: 'Hangul filler',
  0xfeff: 'byte order mark',
  0xff02: 'fullwidth quotation mark',
  0xff07: 'fullwidth apostrophe',
  0xff08: 'fullwidth left parenthesis',
  0xff09: 'fullwidth right parenthesis',
  0xff0c: 'fullwidth comma',
  0xff1a: 'fullwidth colon',
  0xff1b: 'fullwidth semicolon',
  0xff1c: 'fullwidth less-than sign',
  0xff1e: 'fullwidth greater-than sign',
  0xff5b: 'fullwidth left curly bracket',
  0xff5d: 'fullwidth right curly bracket',
  0xffa0: 'halfwidth Hangul filler',
  0xfffc: 'object replacement character',
  0xfffd: 'replacement character',
};

function kindOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xfe00 && code <= 0xfe0f) return `variation selector-${code - 0xfdff}`;
  if (/\p{Co}/u.test(character)) return 'character for private use';
  if (/\p{Cn}/u.test(character)) return 'character that Unicode does not know';
  if (/\p{Cs}/u.test(character)) return 'half of a character';
  if (/\p{Cc}/u.test(character)) return 'control character';
  if (/\p{Cf}/u.test(character)) return 'format character';
  if (/\p{Zs}/u.test(character)) return 'space of another kind';
  return '';
}

/** Whether a character leaves no ink, so that quoting it shows nothing. */
function isBlank(character: string): boolean {
  return /[\p{C}\p{Z}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFE00-\uFE0F\uFFA0]/u.test(
    character,
  );
}

/** A character as a finding calls it: `zero width space (U+200B)`, `“ (left double quotation mark, U+201C)`. */
export function characterName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = names[code] ?? kindOf(character);
  if (isBlank(character)) return `${name} (${number})`;
  return name ? `${character} (${name}, ${number})` : `${character} (${number})`;
}

/** The same with the article that it takes: `a zero width space (U+200B)`. */
export function aCharacter(character: string): string {
  const name = characterName(character);
  if (!isBlank(character)) return name;
  return `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`;
}
