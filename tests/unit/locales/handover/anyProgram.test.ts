/** What programs may do to a file by the rules of XLIFF, at random: the same texts come back, or a word on it. */
import { expect, test } from 'vitest';
import { defaultLanguage, languageCodes, type LanguageCode } from '@/config/site/languages';
import { readGlossary } from '@/locales/tool/glossary';
import { judge } from '@/locales/tool/handover/findings';
import { readReturned } from '@/locales/tool/handover/open';
import { readCatalogue } from '@/locales/tool/read';
import { seededRandom } from '@/tests/helpers/seededRandom';
import { utf16 } from './files';

const english = readCatalogue('.', defaultLanguage);
const glossary = readGlossary('.');

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** A program that does odd but right things, always the same ones for the same seed. */
function program(seed: number) {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const often = (share: number) => random() < share;
  let ids = 0;

  /** Characters as they are, as references, as CDATA, with comments and remarks between them. */
  function written(text: string): string {
    const parts = [...text].reduce<string[]>((all, sign) => {
      if (all.length === 0 || often(0.08)) return [...all, sign];
      return [...all.slice(0, -1), `${all.at(-1)}${sign}`];
    }, []);
    const forms: ((part: string) => string)[] = [
      escaped,
      (part) => `<![CDATA[${part}]]>`,
      (part) => [...part].map((sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join(''),
      (part) => `<!-- <target>x</target> -->${escaped(part)}<?x y?>`,
      (part) => `<mrk id="m${(ids += 1)}" type="comment" value="x">${escaped(part)}</mrk>`,
      (part) => `<sm id="m${(ids += 1)}"/>${escaped(part)}<em startRef="m${ids}"/>`,
      (part) =>
        [...part]
          .map((sign) =>
            often(0.3) ? `<cp hex="${sign.codePointAt(0)?.toString(16)}"/>` : escaped(sign),
          )
          .join(''),
    ];
    return parts
      .map((part) => (often(0.6) ? escaped(part) : (forms[below(forms.length)] ?? escaped)(part)))
      .join('');
  }

  /** Values and tags of a text as codes, whose original data goes to `data`. */
  function coded(text: string, data: Map<string, string>): string {
    const reference = (said: string) => {
      const id = `d${data.size + 1}`;
      data.set(id, said);
      return id;
    };
    return text
      .split(/(\{\w+\}|<\/?\w+>)/)
      .map((part) => {
        if (!/^(?:\{\w+\}|<\/?\w+>)$/.test(part) || often(0.2)) return written(part);
        const id = `c${(ids += 1)}`;
        const forms = [
          `<ph id="${id}" dataRef="${reference(part)}"/>`,
          `<sc id="${id}" isolated="yes" dataRef="${reference(part)}"/>`,
          `<ec id="${id}" isolated="yes" dataRef="${reference(part)}"/>`,
          `<pc id="${id}" dataRefStart="${reference(part)}"></pc>`.replace(
            '></pc>',
            ` dataRefEnd="${reference('')}"></pc>`,
          ),
        ];
        return forms[below(forms.length)] ?? '';
      })
      .join('');
  }

  /** A text in a number of pieces, cut between any two characters. */
  function cut(text: string, count: number): string[] {
    const signs = [...text];
    const places = Array.from({ length: count - 1 }, () => below(signs.length + 1)).sort(
      (a, b) => a - b,
    );
    return [0, ...places].map((from, index) => signs.slice(from, places[index]).join(''));
  }

  function shuffled(count: number): number[] {
    const order = Array.from({ length: count }, (_, index) => index);
    return order.sort(() => random() - 0.5);
  }

  /** A unit in pieces, whose targets stand in any order. */
  function inPieces(source: string, target: string): string {
    const data = new Map<string, string>();
    const count = 1 + below(4);
    const sources = cut(source, count);
    const targets = cut(target, count);
    const order = often(0.5) ? shuffled(count) : targets.map((_, index) => index);
    const pieces = sources.map((part, index) => {
      const place = order[index] ?? index;
      const asked = place === index ? '' : ` order="${place + 1}"`;
      const said = coded(targets[place] ?? '', data);
      const name = part.trim() === '' ? 'ignorable' : 'segment';
      const state = name === 'segment' ? ' state="final"' : '';
      return `<${name}${state}><source>${coded(part, data)}</source><target${asked}>${said}</target></${name}>`;
    });
    const entries = [...data].map(([id, said]) => `<data id="${id}">${escaped(said)}</data>`);
    const original = data.size > 0 ? `<originalData>${entries.join('')}</originalData>` : '';
    return `xml:space="preserve">${original}${pieces.join('\n')}`;
  }

  /** A unit without `xml:space`, wrapped and indented anywhere. */
  function indented(source: string, target: string): string {
    const blank = () => ['\n\t\t', ' \n  ', '  ', '\n', ' '][below(5)] ?? ' ';
    const wrapped = (text: string) =>
      `${often(0.5) ? '\n      ' : ''}${escaped(text).replace(/ /g, blank)}${often(0.5) ? '\n    ' : ''}`;
    return `>\n<segment state="translated">\n<source>${wrapped(source)}</source>\n<target>${wrapped(target)}</target></segment>`;
  }

  return {
    unit: (source: string, target: string) => (often(0.7) ? inPieces : indented)(source, target),
    often,
  };
}

async function handedIn(code: LanguageCode, seed: number) {
  const own = readCatalogue('.', code);
  const { unit, often } = program(seed);
  const units = [...own.messages].map(([key, { text }]) => {
    const one = `<unit id="${key}" ${unit(english.messages.get(key)?.text ?? '', text)}</unit>`;
    return often(0.1) ? `<!-- <unit id="x"> -->\n<group id="g.${key}">${one}</group>` : one;
  });
  const prefix = often(0.5) ? 'x:' : '';
  const body = `<file id="f">\n${units.join('\n')}\n</file></xliff>`;
  const file = `<xliff xmlns${prefix ? ':x' : ''}="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="${code.replace('-', '_')}">${body}`;
  const named = prefix
    ? file.replace(
        /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)(?=[a-z])/g,
        (found, slash?: string) => (slash === undefined ? found : `<${slash}${prefix}`),
      )
    : file;
  const lines = often(0.5) ? named.replaceAll('\n', '\r\n') : named;
  const bytes = often(0.5) ? utf16(lines) : new TextEncoder().encode(lines);
  const empty = { ...own, messages: new Map() };
  return {
    own,
    ...judge(await readReturned(bytes, 'x.xlf'), 'x.xlf', { english, own: empty, glossary }),
  };
}

test.each(languageCodes.map((code, index) => [code, index + 1] as const))(
  '%s comes back to the letter from a program with the seed %i',
  { timeout: 60_000 },
  async (code, seed) => {
    const { own, texts, findings, open } = await handedIn(code, seed);
    const wrong = [...texts].filter(([key, { text }]) => own.messages.get(key)?.text !== text);
    expect(wrong).toEqual([]);
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(texts.size + open).toBe(own.messages.size);
    expect(open).toBe(0);
  },
);
