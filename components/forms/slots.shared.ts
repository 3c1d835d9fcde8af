/** Places in texts that the server writes and the browser fills in: ICU arguments with themselves as value. */

export const emailSlot = '{email}';
export const fileSlot = '{file}';
export const whenSlot = '{when}';

/** Fills in a place. */
export function fillSlot(text: string, slot: string, value: string): string {
  return text.replaceAll(slot, () => value);
}
