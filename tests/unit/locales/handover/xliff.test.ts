/** XLIFF 2 as programs save it, each file with what must come of it. */
import { describe, expect, test } from 'vitest';
import { english, german, handedIn, utf16, xliff } from './files';

const one = english['a.plain'];
const eins = german['a.plain'];
const unit = (id: string, body: string, attributes = '') =>
  `<unit id="${id}" ${attributes}>${body}</unit>`;
const segment = (source: string, target: string | null, attributes = 'state="final"') =>
  `<segment ${attributes}><source>${source}</source>${target === null ? '' : `<target>${target}</target>`}</segment>`;
const simple = (source: string, target: string) => xliff(unit('a.plain', segment(source, target)));
const [system, packages] = [
  'We cannot tell which system you use.',
  'Every package is listed below.',
];
const [systemDe, packagesDe] = [
  'Ihr System ist nicht zu erkennen.',
  'Unten stehen alle Downloads.',
];
const gap = '<ignorable><source xml:space="preserve"> </source></ignorable>';

/** Name, units, key, text. */
const taken: readonly (readonly [string, string, string, string])[] = [
  [
    'a gap without a target stands as in the source',
    unit('a.two', segment(system, systemDe) + gap + segment(packages, packagesDe)),
    'a.two',
    `${systemDe} ${packagesDe}`,
  ],
  [
    'a gap with a target of its own',
    unit(
      'a.two',
      segment(system, systemDe) +
        '<ignorable><source xml:space="preserve"> </source><target xml:space="preserve"> – </target></ignorable>' +
        segment(packages, packagesDe),
    ),
    'a.two',
    `${systemDe} – ${packagesDe}`,
  ],
  [
    'targets in another order',
    unit(
      'a.two',
      `<segment><source>${system}</source><target order="3">${systemDe}</target></segment>${gap}` +
        `<segment><source>${packages}</source><target order="1">${packagesDe}</target></segment>`,
    ),
    'a.two',
    `${packagesDe} ${systemDe}`,
  ],
  [
    'a segment whose words went into the other',
    unit('a.two', segment(system, `${systemDe} ${packagesDe}`) + segment(` ${packages}`, '')),
    'a.two',
    `${systemDe} ${packagesDe}`,
  ],
  [
    'segments on lines of their own, the space between them lost in the indentation',
    unit(
      'a.two',
      segment(`\n  ${system}\n `, `\n  ${systemDe}\n `) +
        segment(`\n  ${packages}\n`, `\n\t${packagesDe}\n`),
    ),
    'a.two',
    `${systemDe} ${packagesDe}`,
  ],
  [
    'a line break in the middle of a text',
    unit('a.two', segment(`${system}\n      ${packages}`, `${systemDe}\n      ${packagesDe}`)),
    'a.two',
    `${systemDe} ${packagesDe}`,
  ],
  [
    'codes with original data',
    unit(
      'a.code',
      '<originalData><data id="d1">{file}</data><data id="d2">&lt;b></data><data id="d3">&lt;/b></data></originalData>' +
        segment(
          'Get <ph id="1" dataRef="d1"/> from <pc id="2" dataRefStart="d2" dataRefEnd="d3">the store</pc> now.',
          'Holen Sie <ph id="1" dataRef="d1"/> jetzt aus <pc id="2" dataRefStart="d2" dataRefEnd="d3">dem Laden</pc>.',
        ),
    ),
    'a.code',
    german['a.code'],
  ],
  [
    'codes in halves, opened in one segment and closed in the next',
    unit(
      'a.code',
      '<originalData><data id="d1">{file}</data><data id="d2">&lt;b></data><data id="d3">&lt;/b></data></originalData>' +
        segment(
          'Get <ph id="1" dataRef="d1"/> from <sc id="2" dataRef="d2"/>the ',
          'Holen Sie <ph id="1" dataRef="d1"/> jetzt aus <sc id="2" dataRef="d2"/>dem ',
        ) +
        segment(
          'store<ec startRef="2" dataRef="d3"/> now.',
          'Laden<ec startRef="2" dataRef="d3"/>.',
        ),
    ),
    'a.code',
    german['a.code'],
  ],
  [
    'codes that stand alone, and data only in the source',
    unit(
      'a.code',
      '<originalData><data id="d1">{file}</data><data id="d2">&lt;b></data><data id="d3">&lt;/b></data></originalData>' +
        segment(
          'Get <ph id="1" dataRef="d1"/> from <sc id="2" isolated="yes" dataRef="d2"/>the store<ec id="3" isolated="yes" dataRef="d3"/> now.',
          'Holen Sie <ph id="1"/> jetzt aus <sc id="2" isolated="yes"/>dem Laden<ec id="3" isolated="yes"/>.',
        ),
    ),
    'a.code',
    german['a.code'],
  ],
  [
    'codes without original data, where what is shown makes the English text',
    unit(
      'a.code',
      segment(
        'Get <ph id="1" disp="{file}"/> from <pc id="2" dispStart="&lt;b>" dispEnd="&lt;/b>">the store</pc> now.',
        'Holen Sie <ph id="1" disp="{file}"/> jetzt aus <pc id="2">dem Laden</pc>.',
      ),
    ),
    'a.code',
    german['a.code'],
  ],
  [
    'a copied code',
    unit(
      'a.code',
      '<originalData><data id="d1">{file}</data></originalData>' +
        segment(
          'Get <ph id="1" dataRef="d1"/> from &lt;b>the store&lt;/b> now.',
          'Holen Sie <ph id="9" copyOf="1"/> jetzt aus &lt;b>dem Laden&lt;/b>.',
        ),
    ),
    'a.code',
    german['a.code'],
  ],
  [
    'a character as <cp>, in data too',
    unit(
      'a.code',
      '<originalData><data id="d1"><cp hex="007B"/>file}</data></originalData>' +
        segment(
          'Get <ph id="1" dataRef="d1"/> from &lt;b>the store&lt;/b> now.',
          '<cp hex="48"/>olen Sie <ph id="1" dataRef="d1"/> jetzt aus &lt;b>dem Laden&lt;/b>.',
        ),
    ),
    'a.code',
    german['a.code'],
  ],
  [
    'remarks in the text',
    unit(
      'a.plain',
      segment(
        '<mrk id="m1" type="term">Start</mrk> <sm id="m2" type="comment" value="x"/>free<em startRef="m2"/>.',
        '<mrk id="m1" translate="no">Kostenlos <mrk id="m3">starten</mrk></mrk>.',
      ),
    ),
    'a.plain',
    eins,
  ],
  [
    'comments, CDATA and instructions in the text',
    unit(
      'a.plain',
      segment(`St<!-- x -->art <![CDATA[free]]>.`, 'Kosten<?p x?>los <![CDATA[starten.]]>'),
    ),
    'a.plain',
    eins,
  ],
  [
    'modules that hold sources and targets of their own',
    unit(
      'a.plain',
      '<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#1"><source>Go.</source><target>Los.</target></mtc:match></mtc:matches>' +
        '<gls:glossary xmlns:gls="urn:oasis:names:tc:xliff:glossary:2.0"><gls:glossEntry ref="#m1"><gls:term>a</gls:term><gls:translation>b</gls:translation></gls:glossEntry></gls:glossary>' +
        '<mda:metadata xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0"><mda:metaGroup><mda:meta type="x">y</mda:meta></mda:metaGroup></mda:metadata>' +
        '<ctr:changeTrack xmlns:ctr="urn:oasis:names:tc:xliff:changetracking:2.0"><ctr:revisions appliesTo="target"><ctr:revision><ctr:item property="content">Alt</ctr:item></ctr:revision></ctr:revisions></ctr:changeTrack>' +
        '<notes><note id="n1">A note.</note></notes>' +
        segment(one, eins),
      'xmlns:fs="urn:oasis:names:tc:xliff:fs:2.0" fs:fs="p" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" slr:sizeRestriction="255"',
    ),
    'a.plain',
    eins,
  ],
  [
    'what stands around texts: skeleton, directions, states of programs, notes of files and groups',
    `<skeleton>x <unit id="a.none"/></skeleton><notes><note id="n" appliesTo="target">x</note></notes><group id="g" srcDir="ltr" trgDir="auto" name="n" type="x:y" canResegment="no"><notes><note>y</note></notes>${unit('a.plain', segment(one, eins, 'id="s1" state="reviewed" subState="x:y" canResegment="no"'), 'name="n" srcDir="ltr" trgDir="ltr"')}</group>`,
    'a.plain',
    eins,
  ],
  [
    'groups in groups',
    `<group id="g1"><notes><note>x</note></notes><group id="g2">${unit('a.plain', segment(one, eins))}</group></group>`,
    'a.plain',
    eins,
  ],
  ['no state at all', unit('a.plain', segment(one, eins, '')), 'a.plain', eins],
  [
    'initial with a translation',
    unit('a.plain', segment(one, eins, 'state="initial"')),
    'a.plain',
    eins,
  ],
  [
    'quotes and dashes that a program has changed in English',
    unit('a.quote', segment('I\'m here -- "now" ...', 'Ich bin „jetzt“ hier …')),
    'a.quote',
    'Ich bin „jetzt“ hier …',
  ],
  [
    'letters and accents stored apart',
    unit('a.plain', segment(one, 'Kostenlos u\u0308ben.')),
    'a.plain',
    'Kostenlos üben.',
  ],
  [
    'white space that a program has changed although it was to be kept',
    `<unit id="a.plain" xml:space="preserve">${segment(`\n   ${one}\n  `, `\n   ${eins}\n  `)}</unit>`,
    'a.plain',
    eins,
  ],
];

describe('is taken:', () => {
  test.each(taken)('%s', async (_, units, key, text) => {
    expect(await handedIn(xliff(units))).toEqual({
      texts: { [key]: text },
      said: [],
      open: 0,
      locked: 0,
    });
  });

  test.each<[string, string | Uint8Array]>([
    [
      'prefixed namespaces',
      simple(one, eins)
        .replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:')
        .replace('xmlns=', 'xmlns:x='),
    ],
    ['version 2.1', simple(one, eins).replace('version="2.0"', 'version="2.1"')],
    [
      'version 2.2',
      simple(one, eins)
        .replace('version="2.0"', 'version="2.2"')
        .replace('document:2.0', 'document:2.2'),
    ],
    ['no namespace', simple(one, eins).replace(/xmlns="[^"]*"/, '')],
    ['UTF-16, little end first', utf16(simple(one, eins).replace('UTF-8', 'UTF-16'))],
    ['UTF-16, big end first', utf16(simple(one, eins).replace('UTF-8', 'UTF-16'), true)],
    ['UTF-16 without its mark', utf16(simple(one, eins).replace('UTF-8', 'UTF-16')).subarray(2)],
    ['UTF-8 that calls itself UTF-16', simple(one, eins).replace('UTF-8', 'utf-16')],
    ['a mark of UTF-8', `\uFEFF${simple(one, eins)}`],
    ['CRLF', simple(one, eins).replaceAll('\n', '\r\n')],
    [
      'Latin 1, as it says',
      Buffer.from(simple(one, eins).replace('UTF-8', 'ISO-8859-1'), 'latin1'),
    ],
    ...['de', 'DE', 'de-de', 'de_DE', 'de-Latn-DE', 'de_DE.UTF-8'].map((name): [string, string] => [
      `trgLang ${name}`,
      xliff(unit('a.plain', segment(one, eins)), `trgLang="${name}"`),
    ]),
    [
      'xml:lang in another spelling',
      simple(one, eins).replace('<target>', '<target xml:lang="de">'),
    ],
    ['blank lines before the XML declaration', `\n \n${simple(one, eins)}`],
    ['carriage returns alone', simple(one, eins).replaceAll('\n', '\r')],
    ['no XML declaration', simple(one, eins).replace(/<\?.*\n/, '')],
  ])('%s', async (_, file) => {
    expect(await handedIn(file)).toMatchObject({ texts: { 'a.plain': eins }, said: [] });
  });
});

describe('stays as it was, and is counted:', () => {
  test.each([
    [
      'a segment without a target',
      segment(system, systemDe) + gap + segment(packages, null, 'state="initial"'),
    ],
    [
      'a target only in the second segment',
      segment(system, null, '') + gap + segment(packages, packagesDe),
    ],
    [
      'a copy of the source',
      segment(system, systemDe) + gap + segment(packages, packages, 'state="initial"'),
    ],
    [
      'a copy of the source, without a state',
      segment(system, systemDe) + gap + segment(packages, packages, ''),
    ],
    ['an empty target', segment(system, systemDe) + gap + segment(packages, '', 'state="initial"')],
    ['nothing at all', segment(system, null, '') + gap + segment(packages, null, '')],
    ['a blank target', segment(`${system} ${packages}`, ' ', 'state="final"')],
  ])('%s', async (_, segments) => {
    const file = xliff(unit('a.two', segments) + unit('a.plain', segment(one, eins)));
    expect(await handedIn(file)).toEqual({
      texts: { 'a.plain': eins },
      said: [],
      open: 1,
      locked: 0,
    });
  });

  test('a segment that is called final and has no target, with a word on it', async () => {
    const answer = await handedIn(xliff(unit('a.two', segment(`${system} ${packages}`, null))));
    expect(answer).toMatchObject({ texts: {}, open: 1 });
    expect(answer.said).toEqual([
      'back.xlf:4 a.two — warning: is marked as final and has no translation: it stays as it is — translate it in the program, or set it back to initial',
    ]);
  });

  test.each([
    ['unit', xliff(unit('a.plain', segment(one, eins), 'translate="no"'))],
    ['group', xliff(`<group id="g" translate="no">${unit('a.plain', segment(one, eins))}</group>`)],
    ['file', xliff(unit('a.plain', segment(one, eins)), '', 'translate="no"')],
  ])('what is not to be translated, by its %s', async (_, file) => {
    expect(await handedIn(file)).toEqual({ texts: {}, said: [], open: 0, locked: 1 });
  });
});

describe('is told:', () => {
  test('all units that cannot be taken, at once', async () => {
    const units = [
      unit('a.code', segment('Get <ph id="1"/> from <pc id="2">the store</pc> now.', 'x')),
      unit('a.plain', segment(one, '<ph id="7"/> starten.')),
      unit('a.two', segment(`${system} ${packages}`, '<b>Ihr</b> System')),
      unit(
        'a.three',
        segment('One.', 'Eins.').replace('<target>', '<target order="2">') +
          segment(' Two. Three.', ' Zwei.'),
      ),
      unit(
        'a.days',
        segment(english['a.days'], 'Tage').replace('<target>', '<target xml:lang="fr">'),
      ),
      unit('a.quote', segment('I was there.', 'Ich war da.')),
      unit('a.none', segment('x', 'y')),
      unit('', segment('x', 'y')),
    ];
    const { said, texts } = await handedIn(xliff(units.join('\n')));
    expect(texts).toEqual({});
    expect(said).toEqual([
      'back.xlf:4 a.code — has <ph id="1">, <pc id="2">, and the file does not say what it stands for — let the program write originalData, or keep {file} and &lt;b&gt; as plain text',
      'back.xlf:5 a.plain — has <ph id="7">, and the file does not say what it stands for — let the program write originalData, or keep {file} and &lt;b&gt; as plain text',
      'back.xlf:6 a.two — has <b> inside its text, which XLIFF 2 does not have there — write tags of the text as in the export: &lt;b&gt;',
      'back.xlf:7 a.three — has targets whose order is not 1 to 2, each once — correct the attribute order, or delete it',
      'back.xlf:8 a.days — has a target in fr, in a file for de-DE — put the right translation in, or correct xml:lang',
      'back.xlf:9 a.quote — the English text has changed since the file was made; it is now “I’m here – “now” …” — translate the new text in a new export',
      'back.xlf:10 a.none — is a key that English does not have — correct the key, or delete the text',
      'back.xlf:11 — a text stands here without a key — put its key back, or delete it',
    ]);
  });

  test.each([
    ['a bare &', simple('x', 'A & B'), ':4 — has a bare & in it — write &amp;amp; for it'],
    [
      'an entity of HTML',
      simple('x', 'A&nbsp;B'),
      ':4 — has &nbsp; which XML does not know — write the character itself',
    ],
    ['a < of the text', simple('x', 'a < b'), ':4 — is no XML from column'],
    [
      'a file that was cut',
      simple('x', 'y').slice(0, -40),
      ':4 — ends in the middle: <target> of line 4 is not closed',
    ],
    [
      'end tags in the wrong order',
      simple('x', 'y').replace('</target></segment>', '</segment></target>'),
      ':4 — has </segment> where <target> of line 4 is still open',
    ],
    [
      'a control character',
      simple('x', 'a\u0008b'),
      ':4 — has the control character U+0008 — delete it',
    ],
    [
      'a document type',
      simple('x', 'y').replace('<xliff', '<!DOCTYPE x>\n<xliff'),
      ':2 — has a document type',
    ],
    ['a prefix without its namespace', simple('x', '<m:a/>'), ':4 — is no XML from column'],
    [
      'something behind the end',
      `${simple('x', 'y')}\n<xliff/>`,
      ':7 — goes on behind the end of <xliff> — delete what stands behind </xliff>',
    ],
    [
      'text behind the end',
      `${simple('x', 'y')}</xliff>`,
      ':6 — goes on behind the end of <xliff>',
    ],
    [
      'no target language',
      simple(one, eins).replace('trgLang="de-DE"', ''),
      ':2 — does not say for which language it is — write one of these as trgLang: en-US (en), de-DE (de), ',
    ],
    [
      'a language that we do not have',
      simple(one, eins).replace('de-DE', 'de-AT'),
      ':2 — is for de-AT, which is no language of the site',
    ],
    [
      'languages the wrong way round',
      simple(one, eins).replace('srcLang="en-US"', 'srcLang="de"'),
      ':2 — translates from de — write srcLang="en-US"',
    ],
    [
      'no source language',
      simple(one, eins).replace('srcLang="en-US"', ''),
      ':2 — does not say from which language',
    ],
    [
      'XLIFF 1.2',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file/></xliff>',
      ':1 — is XLIFF 1.2 — export it from the program as XLIFF 2.0',
    ],
    [
      'the working file of Trados',
      '<xliff xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0" version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
      ':1 — is the working file of Trados (sdlxliff)',
    ],
    [
      'the working file of memoQ',
      '<xliff xmlns:mq="MQXliff" version="1.2"/>',
      ':1 — is the working file of memoQ (mqxliff)',
    ],
    [
      'the working file of Phrase',
      '<xliff xmlns:m="http://www.memsource.com/mxlf/2.0" version="1.2"/>',
      ':1 — is the working file of Phrase (mxliff)',
    ],
    [
      'a translation memory',
      '<?xml version="1.0"?>\n<tmx version="1.4"/>',
      ':2 — is a translation memory (TMX), and no XLIFF',
    ],
    ['other XML', '<svg/>', ':1 — is XML that begins with <svg>, and no XLIFF'],
    ['no texts', xliff(''), ':2 — has no unit'],
    [
      'elements without end',
      xliff('<group>'.repeat(100_000)),
      ':4 — has more than 200 elements in each other',
    ],
    ['a unit without segments', xliff(unit('a.plain', '')), ':4 a.plain — has no segment'],
    [
      'a character number that is none',
      simple(one, '<cp hex="XY"/>Eins'),
      ':4 a.plain — has <cp hex="XY"> inside its text',
    ],
    [
      'a unit that stands twice',
      xliff(`${unit('a.plain', segment(one, eins))}\n${unit('a.plain', segment(one, eins))}`),
      ':5 a.plain — stands twice, first on line 4',
    ],
    [
      'letters in the wrong encoding',
      simple(one, 'GroÃŸe VorzÃ¼ge nÃ¼tzen.'),
      ':4 a.plain — was read in a wrong encoding: “GroÃŸe VorzÃ¼ge nÃ¼tzen.” — open the export anew as UTF-8',
    ],
    [
      'letters that were lost',
      simple(one, 'Gro?e Vorteile.'),
      ':4 a.plain — has question marks where letters were lost',
    ],
    [
      'other spaces in English',
      simple('Start fr ee.', eins),
      ':4 a.plain — the spaces of the English text were changed',
    ],
    [
      'a target beside the wrong English',
      simple(english['a.three'], eins),
      ':4 a.plain — stands beside the English text of a.three',
    ],
  ])('%s', async (_, file, words) => {
    const { said, texts } = await handedIn(file);
    expect(texts).toEqual(_ === 'a unit that stands twice' ? { 'a.plain': eins } : {});
    expect(said).toHaveLength(1);
    expect(said[0]?.startsWith(`back.xlf${words.replace('&amp;amp;', '&amp;')}`), said[0]).toBe(
      true,
    );
  });

  test('never with advice that does not reach the file', async () => {
    const { said } = await handedIn(
      simple(one, 'Los...  geht\tes .').replace('<file', '<file xml:space="preserve"'),
    );
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter((line) => line.includes('--fix'))).toEqual([]);
  });
});

test('the line of a unit is right after comments, CDATA and tags of several lines', async () => {
  const before = [
    '<!-- <unit id="old"> -->',
    '<unit',
    '  id="a.three"><segment><source><![CDATA[',
    '<unit id="x">]]></source></segment></unit>',
  ];
  const file = xliff(`${before.join('\r\n')}\r\n${unit('a.plain', segment(one, 'Los...'))}`);
  const { said } = await handedIn(file.replaceAll(/\r?\n/g, '\r\n'));
  expect(said).toEqual(['back.xlf:8 a.plain — has three dots — write the one character …']);
  expect(file.split('\n')[7]).toContain('a.plain');
});
