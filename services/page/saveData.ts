/** Whether the visitor has asked for few data. */

declare global {
  interface Navigator {
    /** What some browsers tell of the line (Network Information API). */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** The browser saves data: what nobody has asked for yet is not loaded. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
