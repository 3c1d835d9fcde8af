/** Keys: how they must look, and what is in them that nobody sees. */
import { defaultLanguage } from '@/config/site/languages';
import { error, type Issue } from './finding';
import { invisibleIssues, visible } from './invisible';
import { scriptIssues, unmixed } from './lookalikes';

/** Deepest nesting of keys (page, group, text). */
const maxDepth = 3;

/** A key without characters that cannot be seen, its look-alike letters made Latin. */
export function plainKey(key: string): string {
  return unmixed(visible(key, defaultLanguage), defaultLanguage).replace(/[\s\u00A0]+/g, '');
}

/** What a key holds that a reader takes for something else; null if it is what it seems to be. */
export function disguise(key: string): Issue | null {
  const [issue] = [
    ...invisibleIssues(key, defaultLanguage),
    ...scriptIssues(key, defaultLanguage, ''),
  ];
  if (!issue && plainKey(key) === key) return null;
  const problem = issue?.problem ?? 'has a space';
  return error(
    `is a key ${problem.startsWith('has ') ? 'that' : 'in which'} ${problem}`,
    `write ${plainKey(key)}, or run npm run locales -- --fix`,
  );
}

/** What is wrong with a key of English. */
export function keyIssue(key: string): Issue | null {
  const parts = key.split('.');
  const rule = 'rename it in every language';
  if (parts.length > maxDepth) return error(`is nested more than ${maxDepth} deep`, rule);
  const odd = parts.find((part) => !/^[a-z][A-Za-z\d]*$/.test(part));
  if (odd === undefined) return null;
  return (
    disguise(key) ??
    error(`“${odd}” is no camelCase key: a small letter first, then letters and digits`, rule)
  );
}
