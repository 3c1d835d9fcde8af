/** Which file in `locales/` is whose: also one that a system or a program has renamed on the way. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type LanguageCode } from '@/config/site/languages';
import { restore } from './encoding';
import { error, type Finding } from './finding';

/** What file managers and editors add to the name of a copy. */
const copyMarks =
  /\s*\(\d+\)|\s*-?\s*(copy|kopie|kopia|copie|copia|cópia|salinan|kopya|копия|コピー|bản sao)(\s*\d+)?|[~#]|\.(bak|orig|old|tmp|swp|txt|json)\b/giu;

function bare(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\.json.*$/iu, (end) => end.replace(/^\.json/iu, ''))
    .replace(copyMarks, '')
    .replace(/[_ .]/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}

/** The language whose file this might be; null if the name looks like none. */
export function languageOfName(name: string): LanguageCode | null {
  const wanted = bare(name);
  const language = languages.find(
    ({ code, newCode }) =>
      [code, newCode, code.replace('-', '')].some((form) => form.toLowerCase() === wanted) ||
      (wanted.endsWith(`-${code.toLowerCase()}`) && /copy|kopie|copia/i.test(name)),
  );
  return language?.code ?? null;
}

function namesIn(root: string): string[] {
  return readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

function whole(file: string, problem: string, mend: string): Finding {
  return { ...error(problem, mend), file, line: 1, key: '' };
}

/** Says that a language has no file of its name, if no other file looks like it. */
export function missingFile(root: string, code: LanguageCode): Finding[] {
  const file = `locales/${code}.json`;
  if (namesIn(root).some((name) => languageOfName(name) === code)) return [];
  const mend = `${restore(file)}; only for a new language write {} into it`;
  return [whole(file, 'the file is missing', mend)];
}

/** Whether a language has its file, written as it must be also where a system takes any case. */
export function hasFile(root: string, code: LanguageCode): boolean {
  return namesIn(root).includes(`${code}.json`);
}

/** What an editor keeps beside the file that it edits. */
function isBackup(name: string): boolean {
  return /^[.#]|[~#]$/.test(name);
}

/** Files in `locales/` that look like a language and are none. */
export function strayFiles(root: string): Finding[] {
  const names = namesIn(root);
  const known = new Set<string>(['glossary.json', ...languages.map(({ file }) => file)]);
  return names
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const file = `locales/${name}`;
      const code = languageOfName(name);
      const right = `${code}.json`;
      if (code && !names.includes(right))
        return [
          whole(file, `the file has another name than ${right}`, `give it the name ${right}`),
        ];
      if (code && isBackup(name)) return [];
      if (code) {
        const problem = `nothing reads this file: it looks like a copy of ${right}`;
        const mend = `if it is the newer one, give it the name ${right}; if not, move it out of locales/`;
        const copy = whole(file, problem, mend);
        // The build looks into every file that ends with .json; of others it knows nothing.
        return [name.endsWith('.json') ? copy : { ...copy, level: 'warning' }];
      }
      if (!name.endsWith('.json')) return [];
      const problem = 'no language in config/site/languages.ts has this file';
      return [whole(file, problem, 'add its row, or move the file out of locales/')];
    });
}
