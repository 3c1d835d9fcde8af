/** The search finds what people mean, in every kind of script, and marks it without ever making markup. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { searchIndex, type SearchEntry } from '@/services/rules/helpSearch';
import { excerpt, markWords } from '@/services/rules/markWords';

const entry = (title: string, text = '', page = ''): SearchEntry => ({
  url: `/${encodeURIComponent(title)}/`,
  title,
  text,
  page,
});

const first = (language: string, query: string, ...entries: SearchEntry[]) =>
  searchIndex(entries, language).find(query)[0]?.title;

const english = [
  entry('How can I pay?', 'By card, or as your country does.'),
  entry('On how many devices can I use my subscription?', 'On 9 devices.'),
  entry('How does the free trial work?', 'New users try Premium for 7 days.'),
  entry('Which file do I need?', 'The download page offers the package for your system.'),
];

describe('searching', () => {
  test.each([
    ['pay', 'How can I pay?'],
    ['PAYING card', 'How can I pay?'],
    ['device', 'On how many devices can I use my subscription?'],
    ['subscriptoin', 'On how many devices can I use my subscription?'],
    ['trail', 'How does the free trial work?'],
    ['packages', 'Which file do I need?'],
    ['ｄｏｗｎｌｏａｄ', 'Which file do I need?'],
    ['\u202Etrial\u200F', 'How does the free trial work?'],
  ])('%j finds %j', (query, title) => {
    expect(first('en', query, ...english)).toBe(title);
  });

  test.each([
    ['de', 'Schlüssel', 'Wofür gilt der Lizenzschlüssel?'],
    ['de', 'lizenzschlussel', 'Wofür gilt der Lizenzschlüssel?'],
    ['th', 'ดาวน์โหลด', 'จะดาวน์โหลดไฟล์ได้ที่ไหน'],
    ['ja', 'ダウンロード', 'どのファイルをダウンロードすればよいですか'],
    ['ja', 'ライセンス', 'ライセンスキーは何台で使えますか'],
    ['hi', 'डाउनलोड', 'कौन-सी फ़ाइल डाउनलोड करनी है?'],
    ['ru', 'устройств', 'На скольких устройствах работает подписка?'],
    ['vi', 'thiet bi', 'Dùng được trên bao nhiêu thiết bị?'],
  ])('in %s, %j finds %j', (language, query, title) => {
    const others = ['Zahlung', 'การชำระเงิน', 'お支払い', 'भुगतान', 'Оплата', 'Thanh toán'];
    expect(first(language, query, ...others.map((other) => entry(other)), entry(title))).toBe(
      title,
    );
  });

  test.each(['', '   ', '.*', '[(', '\u200F\u200B', '?!…', '*'])('%j finds nothing', (query) => {
    expect(searchIndex(english, 'en').find(query)).toEqual([]);
  });

  test('ten thousand characters are cut, and cost nothing', () => {
    expect(searchIndex(english, 'en').find('trial '.repeat(1700))[0]?.title).toBe(
      'How does the free trial work?',
    );
  });

  test('where nothing has all words, what has some is found', () => {
    expect(first('en', 'trial elephants', ...english)).toBe('How does the free trial work?');
  });

  test('works where the browser cannot split words', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(first('th', 'ดาวน์โหลด', entry('การชำระเงิน'), entry('จะดาวน์โหลดไฟล์ได้ที่ไหน'))).toBe(
        'จะดาวน์โหลดไฟล์ได้ที่ไหน',
      );
      expect(first('en', 'trial', ...english)).toBe('How does the free trial work?');
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});

describe('where a browser cuts words in its own way', () => {
  const title = 'お支払い方法には何がありますか';
  const cuts: readonly (readonly [how: string, cut: (text: string) => string[]])[] = [
    ['at no place', (text) => [text]],
    ['at each letter', (text) => Array.from(text)],
    ['after the first letter', (text) => [text.slice(0, 1), text.slice(1)]],
    ['in threes', (text) => text.match(/.{1,3}/gu) ?? []],
  ];

  /** Stands in for `Intl.Segmenter`. */
  function cutBy(cut: (text: string) => string[]) {
    vi.stubGlobal('Intl', {
      Segmenter: class {
        segment(text: string) {
          return cut(text).map((segment) => ({ segment, isWordLike: /\p{L}/u.test(segment) }));
        }
      },
    });
  }
  afterEach(() => vi.unstubAllGlobals());

  describe.each(cuts)('%s', (_, cut) => {
    test.each([
      ['ja', '支払', title],
      ['ja', '支払い', title],
      ['ja', '支払い方法', title],
      ['ja', 'ダウンロード', 'どのファイルをダウンロードすればよいですか'],
      ['th', 'ชำระเงิน', 'ชำระเงินด้วยวิธีใดได้บ้าง'],
      ['th', 'ดาวน์โหลด', 'จะดาวน์โหลดไฟล์ได้ที่ไหน'],
    ])('in %s, %j finds %j', (language, query, wanted) => {
      cutBy(cut);
      const others = ['カードの有効期限', 'アカウントを削除する', 'ต่ออายุบัญชี', 'ลบไฟล์'];
      const entries = [...others.map((other) => entry(other)), entry(wanted)];
      const [found] = searchIndex(entries, language).find(query);
      expect(found?.title).toBe(wanted);
      // Marked is what was asked for, and no pair of its letters elsewhere.
      const marked = markWords(`${wanted} カード`, found?.words ?? []).filter(
        (part) => part.marked,
      );
      expect(marked.map(({ text }) => text).join('')).toBe(query);
    });
  });
});

describe('marking', () => {
  test('marks words wherever they stand, with their accents', () => {
    expect(markWords('Der Schlüssel: SCHLUSSEL', ['schlussel'])).toEqual([
      { text: 'Der ', marked: false },
      { text: 'Schlüssel', marked: true },
      { text: ': ', marked: false },
      { text: 'SCHLUSSEL', marked: true },
    ]);
  });

  test('leaves markup as text', () => {
    const text = '<img src=x onerror=alert(1)>';
    expect(
      markWords(text, ['img'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  test('keeps every letter, also those that grow when they are folded', () => {
    for (const text of ['ﬁle ½ ĳ', 'İstanbul', 'का ㍿ ｶﾞ', '👩‍💻 ok'])
      expect(
        markWords(text, ['i', 'f', 'k'])
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });

  test('shows a long text around its match', () => {
    const text = `${'Much before it. '.repeat(30)}Here is the key. ${'And after. '.repeat(30)}`;
    const shown = excerpt(text, ['key']);
    expect(shown).toContain('key');
    expect(shown.length).toBeLessThan(160);
  });
});
