/** Reads XLIFF 2 as programs save it, by the rules of OASIS for the core and past all modules. */
import { defaultLanguage } from '@/config/site/languages';
import { languageList, languageNamed } from '../handover/language';
import { UnreadableFile, type Returned, type ReturnedRow } from '../handover/types';
import { notXliff2 } from './kinds';
import { within, type Context } from './pieces';
import { readUnit } from './unit';
import { elementsIn, parseXml, type Element } from './xml';

const namespace = 'urn:oasis:names:tc:xliff:document:2.';

/** The rows of all units in an element, however deep in files and groups. */
function rowsIn(element: Element, around: Context): ReturnedRow[] {
  const context = within(around, element);
  return elementsIn(element)
    .filter(({ uri }) => uri === context.core)
    .flatMap((child) => {
      if (child.name === 'unit') return [readUnit(child, context)];
      return child.name === 'file' || child.name === 'group' ? rowsIn(child, context) : [];
    });
}

/**
 * Reads a file that came back.
 * @throws UnreadableFile
 */
export function readXliff(source: string): Returned {
  const root = parseXml(source);
  const { version = '', srcLang = '', trgLang = '' } = root.attributes;
  const inCore = root.uri === '' || root.uri.startsWith(namespace);
  if (root.name !== 'xliff' || !version.startsWith('2.') || !inCore) throw notXliff2(root, source);
  if (languageNamed(srcLang) !== defaultLanguage)
    throw new UnreadableFile(
      root.line,
      srcLang ? `translates from ${srcLang}` : 'does not say from which language it translates',
      `write srcLang="${defaultLanguage}"`,
    );
  const language = languageNamed(trgLang);
  if (!language)
    throw new UnreadableFile(
      root.line,
      trgLang
        ? `is for ${trgLang}, which is no language of the site`
        : 'does not say for which language it is',
      `write one of these as trgLang: ${languageList}`,
    );
  const context = { core: root.uri, preserve: false, translate: true, target: trgLang };
  const rows = rowsIn(root, context);
  if (rows.length === 0)
    throw new UnreadableFile(root.line, 'has no unit', 'export it anew, with its texts');
  return { language, rows };
}
