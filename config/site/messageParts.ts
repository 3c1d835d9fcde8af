/** Parts of the messages that browsers fetch when a dialog, menu or hint needs them; pages do not carry them. */

/** Top-level keys of the locale files that are published as `/messages/<part>.json`. */
export const messageParts = ['account', 'check', 'dialogs', 'forms', 'language', 'search'] as const;

/** Name of such a part. */
export type MessagePart = (typeof messageParts)[number];
