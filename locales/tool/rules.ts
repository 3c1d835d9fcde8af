/** All that can be said of one text on its own and beside English. */
import { defaultLanguage, languageOf, type LanguageCode } from '@/config/site/languages';
import { argumentIssues } from './arguments';
import { characterIssues } from './characters';
import { countIssues, doubledIssues, emptyTagIssues } from './counts';
import type { Issue } from './finding';
import { garbledIssue } from './garbled';
import { glossaryIssues, type Glossary } from './glossary';
import { allWords, besideEnglish, readMessage } from './icu';
import { visible } from './invisible';
import { unmixed, withApostrophes } from './lookalikes';
import { lengthIssues } from './places';
import { pluralFormIssues } from './plurals';
import { slipIssues, tagIssues } from './slips';
import { leftInEnglish, lostNames, otherEnding } from './words';

/** A text with what it translates; for English both are the same. */
export interface Pair {
  readonly key: string;
  readonly text: string;
  readonly english: string;
  readonly code: LanguageCode;
}

const quotesIfNone = '“…”';

/** Every issue of a text, those that matter most first. */
export function textIssues(pair: Pair, glossary: Pick<Glossary, 'names' | 'languages'>): Issue[] {
  const { key, text, code } = pair;
  // One fault explains all the others.
  const garbled = garbledIssue(text, pair.english, code);
  if (garbled) return [garbled];
  const { iso } = languageOf(code);
  const language = glossary.languages.get(code);
  const quotes = language?.quotes ?? quotesIfNone;
  const latin = [pair.english, ...glossary.names].join(' ');
  const characters = characterIssues(text, code, quotes, latin);
  // What cannot be seen is one finding, also where it stands in a name between braces.
  const own = readMessage(withApostrophes(unmixed(visible(text, code), code)));
  if (own.issue) return [besideEnglish(own.issue, pair.english), ...characters];
  const written = [
    ...characters,
    ...glossaryIssues(allWords(own.elements), code, glossary.languages),
  ];
  const english = readMessage(pair.english);
  const elements = english.issue ? own.elements : english.elements;
  const alone = [
    ...pluralFormIssues(own.elements, elements, iso),
    ...emptyTagIssues(own.elements),
    ...doubledIssues(own.elements),
    ...tagIssues(own.elements),
    ...slipIssues(own.elements, elements, code),
  ];
  if (code === defaultLanguage) return [...alone, ...written];
  return [
    ...argumentIssues(elements, own.elements),
    ...countIssues(elements, own.elements),
    ...alone,
    ...leftInEnglish(pair, own.elements, glossary.names),
    ...lostNames(elements, own.elements, glossary.names, language?.written ?? new Map()),
    ...written,
    ...lengthIssues(key, elements, own.elements),
    ...otherEnding(elements, own.elements, code),
  ];
}
