/** Writes texts as XLIFF 2.0, which the programs of translators read. */
import { defaultLanguage, type LanguageCode } from '@/config/site/languages';
import type { Row } from '../handover/types';

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

function unit({ key, english, text, stale, note }: Row): string {
  const state = text === '' || stale ? 'initial' : 'translated';
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
