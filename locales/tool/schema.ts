/** The JSON schema of the message files: editors complete keys by it, show the English text, and mark what is wrong. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultLanguage } from '@/config/site/languages';
import { readCatalogue, type Catalogue } from './read';

/** Where the schema is kept. In `locales/` the build would take it for a language. */
export const schemaFile = '.vscode/locales.schema.json';

interface Schema {
  description?: string;
  type: 'object' | 'string';
  additionalProperties?: false;
  properties?: Record<string, Schema>;
}

function group(): Schema & { properties: Record<string, Schema> } {
  return { type: 'object', additionalProperties: false, properties: {} };
}

/** The schema of all languages: the keys of English, none of which a language must have. */
export function schemaText(english: Catalogue): string {
  const root = group();
  for (const [key, { text }] of english.messages) {
    const names = key.split('.');
    const last = names.pop() ?? key;
    let at: Schema = root;
    for (const name of names) at = (at.properties ??= {})[name] ??= group();
    (at.properties ??= {})[last] = { description: text, type: 'string' };
  }
  const head = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Messages of the site, after locales/${defaultLanguage}.json`,
  };
  const text = JSON.stringify({ ...head, ...root }, null, 1);
  // A line for each text, so that a change of one is a change of one line.
  return `${text.replace(/\{\s+("description": ".*"),\s+("type": "string")\s+\}/g, '{ $1, $2 }')}\n`;
}

/** Writes the schema below `root`. @returns whether it has changed. */
export function writeSchema(root: string): boolean {
  const english = readCatalogue(root, defaultLanguage);
  if (!english.readable) return false;
  const path = join(root, schemaFile);
  const text = schemaText(english);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
}
