/** The one merge by which a language borrows from English what it lacks. */

/** Messages as the build sees them: nested objects whose leaves are texts, precompiled or not. */
export interface MessageTree {
  readonly [key: string]: MessageTree | string | readonly unknown[];
}

/** Whether a value is a group of messages. */
export function isTree(value: unknown): value is MessageTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `own` with every missing key taken from `english`. Precompiled leaves (arrays) are not merged. */
export function withFallback(own: MessageTree, english: MessageTree): MessageTree {
  const merged: Record<string, MessageTree[string]> = { ...own };
  for (const [key, text] of Object.entries(english)) {
    const mine = own[key];
    merged[key] = isTree(text) && isTree(mine) ? withFallback(mine, text) : (mine ?? text);
  }
  return merged;
}
