/** The language that a person or a program means by a name such as `de`, `de_DE` or `de-de`. */
import { languages, type LanguageCode } from '@/config/site/languages';

function localeOf(name: string): Intl.Locale | null {
  // Some programs write `de_DE.UTF-8`, as Unix does.
  const tag = name
    .trim()
    .replace(/\.utf-?8$/i, '')
    .replaceAll('_', '-');
  try {
    return new Intl.Locale(tag);
  } catch (cause) {
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

/** The code of the site for a BCP 47 tag in any spelling; without a region, the one language there is. */
export function languageNamed(name: string): LanguageCode | undefined {
  const wanted = localeOf(name);
  if (!wanted) return undefined;
  return languages.find(({ code }) => {
    const own = new Intl.Locale(code);
    return (
      own.language === wanted.language &&
      (!wanted.region || own.region === wanted.region) &&
      (!wanted.script || own.maximize().script === wanted.script)
    );
  })?.code;
}

/** All codes with their short forms, for a message. */
export const languageList = languages.map(({ code, newCode }) => `${code} (${newCode})`).join(', ');
