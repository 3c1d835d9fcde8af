/** How the header looks over a page: one pure function (specification, section 4). */
import { layout } from '@/config/site/limits';
import type { HeaderRule } from '@/config/site/routes';

/** What the look depends on. */
export interface HeaderState {
  readonly rule: HeaderRule;
  /** `homePlanA` or another variant of the home page. */
  readonly homePageType: string;
  /** CSS pixels. */
  readonly scrollTop: number;
  /** The page is scrolled as far as that counts. */
  readonly bodyScrolled: boolean;
  readonly headerClicked: boolean;
  readonly forbidPageScroll: boolean;
}

/** The look: colour of text and logo, and whether the header has a background. */
export interface HeaderLook {
  readonly theme: 'dark' | 'white';
  readonly background: boolean;
}

/** Background and theme of the header. */
export function headerLook({
  rule,
  homePageType,
  scrollTop,
  bodyScrolled,
  headerClicked,
  forbidPageScroll,
}: HeaderState): HeaderLook {
  const touched = headerClicked || forbidPageScroll;
  const background = rule.background || scrollTop > layout.headerScrollThreshold || touched;
  const white =
    rule.theme === 'white' || (rule.theme === 'whiteOnHomePlanA' && homePageType === 'homePlanA');
  return { theme: white && !bodyScrolled && !background ? 'white' : 'dark', background };
}
