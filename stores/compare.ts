/** Which parts of the plan comparison are shown (specification, section 3, Compare and pay box). */
import { create } from 'zustand';

/** Fields of the compare store. */
export interface CompareState {
  readonly isShowTopCompareNav: boolean;
  readonly isShowBottomCompareNav: boolean;
  readonly isShowPayBox: boolean;
  readonly showPopup: boolean;
}

export const useCompare = create<CompareState>(() => ({
  isShowTopCompareNav: false,
  isShowBottomCompareNav: false,
  isShowPayBox: false,
  showPopup: false,
}));

/** What of the table is in the free part of the screen. */
export interface TableInView {
  readonly table: boolean;
  /** The row of plan names. */
  readonly head: boolean;
  /** The line below the last row. */
  readonly end: boolean;
}

/** The table was scrolled: the top bar stands in for its head, the bottom bar for what follows its end. */
export function tableScrolled({ table, head, end }: TableInView): void {
  useCompare.setState({
    isShowTopCompareNav: table && !head,
    isShowBottomCompareNav: table && !end,
  });
}
