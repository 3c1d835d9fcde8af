/** Properties of the visitor for analytics: entries of the data layer that describe, and count nothing. */

/** `ow_sign`: whether the visitor is signed in (specification, section 4, Sign in and out). */
export interface UserProperties {
  readonly ow_sign: boolean;
}

/** Pushes `{event: 'user_properties', …}`; later events of the page belong to such a visitor. Never throws. */
export function setUserProperties(properties: UserProperties): void {
  try {
    // A global of tag managers, declared beside `track`; a broken one must not break signing out.
    (window.dataLayer ??= []).push({ event: 'user_properties', ...properties });
  } catch (error) {
    console.warn('analytics: the user properties were not recorded', error);
  }
}
