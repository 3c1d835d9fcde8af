/** The types of the English texts, in development: as the framework's plugin writes them for a build, but never from a broken file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '@/config/site/languages';
import { readCatalogue } from './read';

const file = `locales/${defaultLanguage}.d.json.ts`;

/** Writes the types below `root`; while English cannot be read, those of before hold. @returns whether they have changed. */
export function writeDeclaration(root: string): boolean {
  const { readable, source } = readCatalogue(root, defaultLanguage);
  if (!readable || source === null) return false;
  const path = join(root, file);
  const text = `declare const messages: ${source.trim()};\nexport default messages;`;
  if (existsSync(path) && readFileSync(path, 'utf8').endsWith(text)) return false;
  writeFileSync(path, text);
  return true;
}
