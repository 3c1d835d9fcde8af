/** Global state: page, language, header and scroll (specification, section 3). */
import { create } from 'zustand';
import { defaultLanguage, type LanguageCode } from '@/config/site/languages';
import { defaultArm, experiments } from '@/config/visitor/experiments';
import { queryKeys } from '@/config/site/keys';
import { layout } from '@/config/site/limits';
import { routes, type RouteName } from '@/config/site/routes';
import { experimentOverrides } from '@/services/rules/experimentOverrides';

/** Fields of the global store. */
export interface GlobalState {
  readonly fbUid: string;
  readonly clientId: string;
  readonly homePageType: string;
  readonly scrollTop: number;
  readonly currentLang: LanguageCode;
  readonly pageName: RouteName;
  readonly headerClicked: boolean;
  readonly bodyScrolled: boolean;
  readonly forbidPageScroll: boolean;
  readonly lastPageSource: string;
  readonly devicePageName: string;
  readonly andrToChrome: string;
  readonly setupGuide: string;
  readonly isAdPage: boolean;
  readonly initWidth: number;
}

export const useGlobal = create<GlobalState>(() => ({
  fbUid: '',
  clientId: '',
  homePageType: 'homePlanA',
  scrollTop: 0,
  currentLang: defaultLanguage,
  pageName: 'index',
  headerClicked: false,
  bodyScrolled: false,
  forbidPageScroll: false,
  lastPageSource: '',
  devicePageName: '',
  andrToChrome: defaultArm,
  setupGuide: defaultArm,
  isAdPage: false,
  initWidth: 0,
}));

/** A page was shown: its name and language, and nothing left open or locked (section 4, Route change). */
export function pageShown(pageName: RouteName, currentLang: LanguageCode): void {
  const { ad = false, devicePage = false } = routes[pageName];
  useGlobal.setState({
    pageName,
    currentLang,
    isAdPage: ad,
    devicePageName: devicePage ? pageName : '',
    headerClicked: false,
    forbidPageScroll: false,
  });
  sourceNamed(location.search);
}

/** The query is another one: takes over the page that it names as the one before. */
export function sourceNamed(search: string): void {
  const lastPageSource = new URLSearchParams(search).get(queryKeys.lastPageSource) ?? '';
  useGlobal.setState({ lastPageSource });
}

/** Takes over the arms of experiments that QA asked for in the query. */
export function overrideExperiments(search: string): void {
  const { [experiments.guide]: setupGuide, [experiments.android]: andrToChrome } =
    experimentOverrides(search);
  useGlobal.setState((state) => ({
    setupGuide: setupGuide ?? state.setupGuide,
    andrToChrome: andrToChrome ?? state.andrToChrome,
  }));
}

/** The page was scrolled to `scrollTop` CSS pixels. */
export function pageScrolled(scrollTop: number): void {
  useGlobal.setState({ scrollTop, bodyScrolled: scrollTop > layout.headerScrollThreshold });
}

/** A popover of the header opened or closed; some lock the scroll of the page behind them. */
export function headerPopover(headerClicked: boolean, forbidPageScroll: boolean): void {
  useGlobal.setState({ headerClicked, forbidPageScroll });
}
