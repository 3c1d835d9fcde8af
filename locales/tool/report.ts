/** Puts findings and progress into words on the terminal. */
import { defaultLanguage, languageOf } from '@/config/site/languages';
import type { Finding } from './finding';
import { columnsOf } from './places';
import type { Catalogue } from './read';

/** Open texts that are named one by one before the rest is only counted. */
const listedOpen = 10;

/** One finding as one line: where, what is wrong, how to mend it. */
export function findingLine({ file, line, key, level, problem, mend }: Finding): string {
  const place = key ? `${file}:${line} ${key}` : `${file}:${line}`;
  const weight = level === 'warning' ? 'warning: ' : '';
  return `${place} — ${weight}${problem} — ${mend}`;
}

function openLines(open: readonly Finding[]): string[] {
  const listed = open.slice(0, open.length > listedOpen ? listedOpen - 1 : listedOpen);
  const rest = open.length - listed.length;
  return [
    ...listed.map((finding) => `  ${findingLine(finding)}`),
    ...(rest > 0 ? [`  … and ${rest} more texts: --strict lists every one`] : []),
  ];
}

/** All findings, file by file: errors, then warnings, then open texts. */
export function findingsReport(findings: readonly Finding[]): string {
  const files = [...new Set(findings.map(({ file }) => file))];
  return files
    .map((file) => {
      const own = findings.filter((finding) => finding.file === file);
      const of = (level: string) => own.filter((finding) => finding.level === level);
      const byLine = (level: string) => of(level).sort((a, b) => a.line - b.line);
      const lines = [...byLine('error'), ...byLine('warning')].map(
        (finding) => `  ${findingLine(finding)}`,
      );
      return [file, ...lines, ...openLines(of('open'))].join('\n');
    })
    .join('\n\n');
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** Texts and English words that each language has, and those that are open. */
export function progressTable(catalogues: readonly Catalogue[]): string {
  const english = catalogues.find(({ code }) => code === defaultLanguage);
  const source = [...(english?.messages ?? [])];
  const count = (texts: typeof source) =>
    texts.reduce((sum, [, { text }]) => sum + wordsIn(text), 0);
  const rows = catalogues.map(({ code, readable, messages }) => {
    const open = source.filter(([key]) => !messages.has(key));
    const done = source.filter(([key]) => messages.has(key));
    const numbers = [done.length, count(done), open.length, count(open)].map(String);
    return [`${code} ${languageOf(code).name}`, ...(readable ? numbers : ['unreadable'])];
  });
  const head = ['Language', 'Texts', 'Words', 'Open texts', 'Open words'];
  const line = ([name = '', ...cells]: string[]) =>
    [
      name + ' '.repeat(Math.max(1, 24 - columnsOf(name))),
      ...cells.map((cell) => cell.padStart(12)),
    ].join('');
  return [head, ...rows].map(line).join('\n');
}

/** The last line: how many findings of which weight. */
export function summaryLine(findings: readonly Finding[]): string {
  const count = (level: string, one: string, many: string) => {
    const found = findings.filter((finding) => finding.level === level).length;
    return `${found === 0 ? 'no' : found} ${found === 1 ? one : many}`;
  };
  return [
    count('error', 'error', 'errors'),
    count('warning', 'warning', 'warnings'),
    count('open', 'open text', 'open texts'),
  ].join(', ');
}
