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
  headerClicked,
  forbidPageScroll,
}: HeaderState): HeaderLook {
  const raised = scrollTop > layout.headerScrollThreshold || headerClicked || forbidPageScroll;
  const white =
    rule.theme === 'white' || (rule.theme === 'whiteOnHomePlanA' && homePageType === 'homePlanA');
  return {
    theme: !raised && !rule.background && white ? 'white' : 'dark',
    background: rule.background || raised,
  };
}
