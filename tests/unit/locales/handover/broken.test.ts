/** Files that are broken at random: whatever is in them, the import has a word on it and never falls over. */
import { expect, test } from 'vitest';
import { seededRandom } from '@/tests/helpers/seededRandom';
import { english, german, handedIn, utf16, xliff } from './files';

const segment = (source: string, target: string) =>
  `<segment><source>${source}</source><target order="1">${target}</target></segment>`;
const unit = xliff(
  `<unit id="a.code"><originalData><data id="d1">{file}</data></originalData><!-- x -->${segment('Get <ph id="1" dataRef="d1"/> from &lt;b>the store&lt;/b> now.', 'Holen Sie <ph id="1" dataRef="d1"/> jetzt aus <![CDATA[<b>dem Laden</b>]]>.')}</unit>\n` +
    `<group id="g"><unit id="a.plain" translate="yes">${segment(english['a.plain'], german['a.plain'])}</unit></group>`,
);
const table = `sep=;\nkey;English;de-DE;note\na.plain;${english['a.plain']};"${german['a.plain']}";\n`;
const odd = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '\n',
  '\r',
  '\0',
  '\uFEFF',
  '\uD800',
  ';',
  ',',
  '\t',
  '</',
  '<!',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  'xmlns',
  '=',
  '{',
  '}',
  'sep=',
  '<ph/>',
  '<?',
  '/>',
  '&#0;',
  '&#x110000;',
  '__proto__',
  'order="-1"',
  'hex=""',
];

test.each([
  ['XLIFF', unit],
  ['a table', table],
])('%s with a few odd signs in it', { timeout: 60_000 }, async (_, whole) => {
  const random = seededRandom(7);
  const below = (most: number) => Math.floor(random() * most);
  let told = 0;
  for (let index = 0; index < 1500; index += 1) {
    let file = whole;
    for (let edits = 1 + below(3); edits > 0; edits -= 1) {
      const at = below(file.length);
      const sign = random() < 0.5 ? (odd[below(odd.length)] ?? '') : '';
      file = file.slice(0, at) + sign + file.slice(at + below(4));
    }
    const bytes = random() < 0.2 ? utf16(file) : Buffer.from(file);
    const cut = random() < 0.2 ? bytes.subarray(0, below(bytes.length)) : bytes;
    const answer = await handedIn(cut, {}, 'x.xlf');
    if (answer.said.length > 0) told += 1;
    expect(
      answer.said.every((line) => /^x\.xlf:\d+ .*— .+ — .+/su.test(line)),
      answer.said.join(),
    ).toBe(true);
  }
  expect(told).toBeGreaterThan(500);
});
