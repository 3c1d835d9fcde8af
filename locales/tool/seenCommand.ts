/** `npm run locales -- --seen`: what its words mean, and what it says. */
import { defaultLanguage, type LanguageCode } from '@/config/site/languages';
import { seenFile } from './fingerprints';
import { languageNamed } from './handover/language';
import { readCatalogues, type Catalogue } from './read';
import { recordSeen, staleKeys } from './seen';

/** A word that is neither a language nor a key, or files in which none can be looked up. */
export class UnknownName extends Error {}

/** Which translations the words stand for: keys in languages; without keys all, without languages all. */
function wishOf(names: readonly string[], english: Catalogue) {
  const codes = names.map(languageNamed);
  const keys = names.filter((_, index) => !codes[index]);
  const unknown = keys.find((key) => !english.messages.has(key) && !english.groups.has(key));
  if (unknown !== undefined)
    throw new UnknownName(`“${unknown}” is neither a language nor a key of ${english.file}`);
  const within = (key: string) =>
    keys.length === 0 || keys.some((wanted) => `${key}.`.startsWith(`${wanted}.`));
  const spoken = codes.filter((code) => code !== undefined);
  return (code: LanguageCode, key: string) =>
    names.length > 0 && (spoken.length === 0 || spoken.includes(code)) && within(key);
}

/**
 * Notes translations as up to date.
 * @param names languages and keys (or groups of keys); without any, only what is new is noted.
 * @returns what to say about it.
 * @throws UnknownName
 */
export function seenReport(root: string, names: readonly string[]): string {
  const catalogues = readCatalogues(root);
  const english = catalogues.find(({ code }) => code === defaultLanguage);
  const broken = catalogues.find(({ readable }) => !readable);
  if (!english || broken)
    throw new UnknownName(`${broken?.file} cannot be read: npm run locales says why`);
  const count = recordSeen(root, catalogues, wishOf(names, english));
  const left = catalogues.flatMap((own) => staleKeys(root, english, own)).length;
  const rest = left > 0 ? `; still to be looked at: ${left} (npm run locales lists them)` : '';
  return `texts noted in ${seenFile}: ${count}${rest}`;
}
