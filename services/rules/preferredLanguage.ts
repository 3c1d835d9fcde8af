/** Which of the 15 languages a browser asks for; pure (decisions, Languages). */
import { languages, type LanguageCode } from '@/config/site/languages';

/** Tags that browsers use for languages that we list under another. */
const aliases: Readonly<Record<string, string>> = { tl: 'fil', in: 'id' };

function match(tag: string): LanguageCode | undefined {
  const [primary = ''] = tag.toLowerCase().split('-');
  const newCode = aliases[primary] ?? primary;
  return languages.find((language) => language.newCode === newCode)?.code;
}

/**
 * The first of the browser's languages that the site has, or `null`.
 * @param tags `navigator.languages`, best first.
 */
export function preferredLanguage(tags: readonly string[]): LanguageCode | null {
  return tags.map(match).find((code) => code !== undefined) ?? null;
}
