// @vitest-environment happy-dom
/** What the global store makes of pages, scrolling, popovers and experiments. */
import { beforeEach, describe, expect, test } from 'vitest';
import { layout } from '@/config/site/limits';
import {
  headerPopover,
  overrideExperiments,
  pageScrolled,
  pageShown,
  useGlobal,
} from '@/stores/global';

beforeEach(() => {
  useGlobal.setState(useGlobal.getInitialState(), true);
  history.replaceState(null, '', '/');
});

describe('pageShown', () => {
  test('takes over page and language', () => {
    pageShown('download', 'de-DE');
    expect(useGlobal.getState()).toMatchObject({ pageName: 'download', currentLang: 'de-DE' });
  });

  test.each([
    ['ad-pdf', true, ''],
    ['index', false, ''],
    ['office', false, ''],
    ['office-pdf', false, ''],
    ['office-device-linux', false, 'office-device-linux'],
    ['office-device-ios', false, 'office-device-ios'],
    ['not-found', false, ''],
  ] as const)('takes %s for an ad page: %s, a device page: "%s"', (page, isAdPage, device) => {
    pageShown(page, 'en-US');
    expect(useGlobal.getState()).toMatchObject({ isAdPage, devicePageName: device });
  });

  test('forgets what the last page was', () => {
    pageShown('ad-pdf', 'en-US');
    pageShown('office-device-mac', 'en-US');
    pageShown('index', 'en-US');
    expect(useGlobal.getState()).toMatchObject({ isAdPage: false, devicePageName: '' });
  });

  test('leaves nothing open or locked', () => {
    headerPopover(true, true);
    pageShown('pricing', 'fr-FR');
    expect(useGlobal.getState()).toMatchObject({ headerClicked: false, forbidPageScroll: false });
  });

  test.each([
    ['?lastPageSource=phurchase', 'phurchase'],
    ['?a=b&lastPageSource=pricing', 'pricing'],
    ['?lastpagesource=phurchase', ''],
    ['', ''],
  ])('reads from "%s" that the visitor comes from "%s"', (search, lastPageSource) => {
    history.replaceState(null, '', `/business/${search}`);
    pageShown('business', 'en-US');
    expect(useGlobal.getState().lastPageSource).toBe(lastPageSource);
  });

  test('keeps the arms of experiments and the scroll position', () => {
    overrideExperiments('?exp=ow_guide:true');
    pageScrolled(40);
    pageShown('pricing', 'en-US');
    expect(useGlobal.getState()).toMatchObject({ setupGuide: 'true', scrollTop: 40 });
  });
});

test.each([
  [0, false],
  [layout.headerScrollThreshold, false],
  [layout.headerScrollThreshold + 1, true],
  [500, true],
])('a page at %i px is scrolled: %s', (scrollTop, bodyScrolled) => {
  pageScrolled(scrollTop);
  expect(useGlobal.getState()).toMatchObject({ scrollTop, bodyScrolled });
});

test.each([
  [true, false],
  [true, true],
  [false, false],
])(
  'a popover clicks the header (%s) and locks the page (%s)',
  (headerClicked, forbidPageScroll) => {
    headerPopover(headerClicked, forbidPageScroll);
    expect(useGlobal.getState()).toMatchObject({ headerClicked, forbidPageScroll });
  },
);

describe('overrideExperiments', () => {
  test.each([
    ['?exp=ow_guide:true', 'true', 'default'],
    ['?exp=ow_atop_test:chrome', 'default', 'chrome'],
    ['?exp=ow_guide:true,ow_atop_test:b', 'true', 'b'],
    ['?exp=unknown:true', 'default', 'default'],
    ['', 'default', 'default'],
  ])('%s: guide "%s", Android "%s"', (search, setupGuide, andrToChrome) => {
    overrideExperiments(search);
    expect(useGlobal.getState()).toMatchObject({ setupGuide, andrToChrome });
  });

  test('keeps what an earlier override said', () => {
    overrideExperiments('?exp=ow_guide:true');
    overrideExperiments('');
    expect(useGlobal.getState().setupGuide).toBe('true');
  });
});
