/** Files of translators, made for the tests, and what the import says to them. */
import { defaultLanguage } from '@/config/site/languages';
import { findingLine } from '@/locales/tool/report';
import { readGlossary } from '@/locales/tool/glossary';
import { judge } from '@/locales/tool/handover/findings';
import { readReturned } from '@/locales/tool/handover/open';
import { UnreadableFile } from '@/locales/tool/handover/types';
import type { Catalogue } from '@/locales/tool/read';

/** A message file that was never written. */
export function catalogue(
  code: Catalogue['code'],
  texts: Readonly<Record<string, string>>,
): Catalogue {
  const messages = new Map(Object.entries(texts).map(([key, text]) => [key, { text, line: 1 }]));
  const file = `locales/${code}.json`;
  return {
    code,
    file,
    source: '{}',
    readable: true,
    intact: true,
    messages,
    groups: new Map(),
    findings: [],
  };
}

/** English of the tests. */
export const english = {
  'a.two': 'We cannot tell which system you use. Every package is listed below.',
  'a.code': 'Get {file} from <b>the store</b> now.',
  'a.plain': 'Start free.',
  'a.days': '{days, plural, one {# day} other {# days}}',
  'a.quote': 'I’m here – “now” …',
  'a.three': 'One. Two. Three.',
};

/** The second English text, and German to it. */
export const german = {
  'a.two': 'Ihr System ist nicht zu erkennen. Unten stehen alle Downloads.',
  'a.code': 'Holen Sie {file} jetzt aus <b>dem Laden</b>.',
  'a.plain': 'Kostenlos starten.',
};

const glossary = readGlossary('.');

/** What came of a file: the texts by key, what was said, and how many stay. */
export interface Answer {
  readonly texts: Readonly<Record<string, string>>;
  readonly said: readonly string[];
  readonly open: number;
  readonly locked: number;
}

/** Hands a file in, beside English as above and `own` as what German has. */
export async function handedIn(
  content: string | Uint8Array,
  own: Readonly<Record<string, string>> = {},
  file = 'back.xlf',
): Promise<Answer> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  try {
    const returned = await readReturned(bytes, file);
    const project = {
      english: catalogue(defaultLanguage, english),
      own: catalogue(returned.language, own),
      glossary,
    };
    const { texts, findings, open, locked } = judge(returned, file, project);
    return {
      texts: Object.fromEntries([...texts].map(([key, { text }]) => [key, text])),
      said: findings.map(findingLine),
      open,
      locked,
    };
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    const { line, problem, mend } = cause;
    return { texts: {}, said: [`${file}:${line} — ${problem} — ${mend}`], open: 0, locked: 0 };
  }
}

/** A file of XLIFF 2 with these units. */
export function xliff(units: string, root = '', inFile = ''): string {
  const attributes = /trgLang/.test(root) ? root : `${root} trgLang="de-DE"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-US" ${attributes}>`,
    `<file id="f1" ${inFile}>`,
    units,
    '</file>',
    '</xliff>',
  ].join('\n');
}

/** Bytes of UTF-16 with its mark. */
export function utf16(text: string, bigEndian = false): Uint8Array {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}
