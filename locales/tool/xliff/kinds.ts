/** XML that is no XLIFF 2, told by its name and with the way to what is. */
import { UnreadableFile } from '../handover/types';
import type { Element } from './xml';

/** Working files of programs, by what stands in their namespaces or attributes. */
const working: readonly (readonly [RegExp, string, string])[] = [
  [
    /sdl\.com\/FileTypes\/SdlXliff/i,
    'the working file of Trados (sdlxliff)',
    'in Trados, choose Batch Tasks > Generate Target Translations',
  ],
  [/MQXliff/i, 'the working file of memoQ (mqxliff)', 'in memoQ, choose Export (stored path)'],
  [
    /memsource\.com\/mxlf/i,
    'the working file of Phrase (mxliff)',
    'in Phrase, download the completed file',
  ],
];

/** First elements of other formats. */
const formats: Readonly<Record<string, string>> = {
  tmx: 'a translation memory (TMX)',
  tbx: 'a list of terms (TBX)',
  martif: 'a list of terms (TBX)',
  html: 'a web page',
  Workbook: 'an Excel workbook as XML',
  resources: 'a file of Android texts',
  TS: 'a file of Qt texts',
  root: 'a file of .NET texts (resx)',
  document: 'an OpenDocument file as XML',
  plist: 'a property list',
};

/** Those of them that a table may be saved as. */
const spreadsheets = ['Workbook', 'document'];

/**
 * What the file is in truth.
 * @param source the file's text, for the namespaces that its root declares
 */
export function notXliff2(root: Element, source: string): UnreadableFile {
  if (root.name !== 'xliff') {
    const known = formats[root.name] ?? `XML that begins with <${root.name}>`;
    return new UnreadableFile(
      root.line,
      `is ${known}, and no XLIFF`,
      spreadsheets.includes(root.name)
        ? 'open it in the spreadsheet program, and save it as CSV in UTF-8'
        : 'let the program give back the XLIFF that it was given',
    );
  }
  const head = source.slice(0, 2000);
  const [, name, remedy] = working.find(([pattern]) => pattern.test(head)) ?? [];
  const version = root.attributes.version ?? 'without a version';
  return new UnreadableFile(
    root.line,
    name ? `is ${name}` : `is XLIFF ${version}`,
    remedy
      ? `${remedy}: it gives back the XLIFF 2 that was opened`
      : 'export it from the program as XLIFF 2.0',
  );
}
