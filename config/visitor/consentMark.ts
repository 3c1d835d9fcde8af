/** How consent is marked on the page: apart from the policy, since the boot script takes it along. */

/** What the visitor decided, or that nothing is decided yet; `review` has the banner open again. */
export type ConsentMark = 'ask' | 'given' | 'refused' | 'review';

/** On `<html>`: the state of the page. Markup, boot script and styles speak of consent by these two. */
export const consentAttribute = 'data-consent';

/** On a button: what a click on it decides. */
export const choiceAttribute = 'data-consent-choice';
