/** Texts as XLIFF 2.0, which the programs of translators read. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { defaultLanguage, languageCodes, type LanguageCode } from '@/config/site/languages';
import { UnreadableFile, type Returned, type ReturnedRow, type Row } from './handover';
import { lineCounter } from './lineCounter';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

function xml(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (sign) => entities[sign] ?? sign);
}

function unit({ key, english, text, note }: Row): string {
  const state = text === '' ? 'initial' : 'translated';
  return [
    `    <unit id="${xml(key)}">`,
    ...(note ? [`      <notes><note>${xml(note)}</note></notes>`] : []),
    `      <segment state="${state}">`,
    `        <source xml:space="preserve">${xml(english)}</source>`,
    ...(text ? [`        <target xml:space="preserve">${xml(text)}</target>`] : []),
    '      </segment>',
    '    </unit>',
  ].join('\n');
}

/** Writes the file of a language. Values and tags of a text stand in it as they are, as plain text. */
export function writeXliff(language: LanguageCode, rows: readonly Row[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${defaultLanguage}" trgLang="${language}">`,
    `  <file id="messages" original="locales/${language}.json">`,
    ...rows.map(unit),
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

/** An element or a text, in the order of the file. */
interface Node {
  readonly name: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

type Parsed = Readonly<Record<string, unknown>>;

function nodesOf(parsed: readonly Parsed[]): Node[] {
  return parsed.map((entry) => {
    const name = Object.keys(entry).find((key) => key !== ':@') ?? '';
    const attributes = (entry[':@'] ?? {}) as Record<string, string>;
    const content = entry[name];
    return Array.isArray(content)
      ? { name, text: '', attributes, children: nodesOf(content as Parsed[]) }
      : { name, text: String(content), attributes, children: [] };
  });
}

function all(nodes: readonly Node[], name: string): Node[] {
  return nodes.flatMap((node) => (node.name === name ? [node] : all(node.children, name)));
}

function parse(source: string): Node[] {
  const valid = XMLValidator.validate(source);
  if (valid !== true)
    throw new UnreadableFile(
      valid.err.line,
      `is no XML: ${valid.err.msg}`,
      'export it anew from the program of the translator',
    );
  if (/<!DOCTYPE/i.test(source))
    throw new UnreadableFile(
      1,
      'has a document type',
      'delete the line that begins with <!DOCTYPE',
    );
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    trimValues: false,
    htmlEntities: true,
    processEntities: { enabled: true, maxTotalExpansions: Infinity },
  });
  return nodesOf(parser.parse(source) as Parsed[]);
}

/** A text that some programs cut into several segments, put together again. */
function textOf(unit: Node, name: string, line: number): string {
  const parts = all(unit.children, name);
  if (parts.some(({ children }) => children.some((child) => child.name !== '#text')))
    throw new UnreadableFile(
      line,
      `${unit.attributes.id ?? ''} has elements inside its text`,
      'let the program keep texts as plain text: write &lt;b&gt; and {file} as in the export',
    );
  return parts.flatMap(({ children }) => children.map(({ text }) => text)).join('');
}

/**
 * Reads a file that came back.
 * @throws UnreadableFile
 */
export function readXliff(source: string): Returned {
  const nodes = parse(source);
  const lineOf = lineCounter(source);
  const [root] = all(nodes, 'xliff');
  const language = languageCodes.find((code) => code === root?.attributes.trgLang);
  if (!root || !root.attributes.version?.startsWith('2.') || !language)
    throw new UnreadableFile(
      1,
      'is no XLIFF 2 file for a language of the site',
      'let version="2.0" and trgLang be as in the export',
    );
  const lines = [...source.matchAll(/<unit\b/g)].map(({ index }) => lineOf(index));
  const rows = all(root.children, 'unit').map((found, index): ReturnedRow => {
    const line = lines[index] ?? 1;
    return {
      key: found.attributes.id ?? '',
      english: textOf(found, 'source', line),
      text: textOf(found, 'target', line),
      line,
    };
  });
  return { language, rows };
}
