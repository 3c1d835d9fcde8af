/** A small project in a temporary folder: message files, and the code that shows them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import { languages } from '@/config/site/languages';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What a message file holds: its text or bytes as they are, or messages. */
export type Content = string | Buffer | Readonly<Record<string, unknown>>;

/** English texts of the small project; code shows all of them. */
export const english = {
  home: { heading: 'Your whole office', lead: 'Get {file} from <b>Google Play</b>.' },
  plan: { days: '{days, plural, one {# day} other {# days}}' },
};

const code = `
  const t = useTranslations();
  t('home.heading'); t.rich('home.lead'); t('plan.days');
`;

/** The file as its editor would save it. */
export function written(content: Content): string | Buffer {
  return typeof content === 'string' || Buffer.isBuffer(content)
    ? content
    : `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * Lays the project out; `files` (path → content) replace or add to it. Languages that are not given
 * have an empty file, and a content of null leaves a file out.
 * @returns the folder. It is removed after the test.
 */
export function project(files: Readonly<Record<string, Content | null>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'locales-'));
  folders.push(root);
  const all: Record<string, Content | null> = {
    ...Object.fromEntries(languages.map(({ file }) => [`locales/${file}`, {}])),
    'locales/en-US.json': english,
    'locales/glossary.json': readFileSync('locales/glossary.json', 'utf8'),
    'components/Page.tsx': code,
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    if (content === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), written(content));
  }
  return root;
}
