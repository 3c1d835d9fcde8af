/** Pages that a dialog of the site frames: where they were opened from, and who is told of what happens. */
import type { Call } from './call';
import { isTrustedOrigin, ownOrigin, safeReturn } from './origins';

/** What goes with a form from step to step. */
export interface Visit {
  /** Where the visitor came from. */
  readonly from: string;
  /** Who frames the page and is told of what happens. */
  readonly origin: string;
}

/** Checks what a form or an address says of the visit. */
export function visitOf(c: Call, from: unknown, origin: unknown): Visit {
  const isTrusted = (one: string): boolean => isTrustedOrigin(c, one);
  return {
    from: safeReturn(typeof from === 'string' ? from : undefined, isTrusted),
    origin: typeof origin === 'string' && isTrusted(origin) ? origin : ownOrigin(c),
  };
}

/** The visit of a page that was just opened: by its query, else by the page that led here. */
export function openedVisit(c: Call): Visit {
  const referer = c.req.header('referer') ?? '';
  const came = URL.canParse(referer) ? new URL(referer) : undefined;
  const { from = came?.href, origin = came?.origin } = c.req.query();
  return visitOf(c, from, origin);
}

/** Whether the browser says that the page is not framed; such a page needs no script to go on. */
export function isOnItsOwn(c: Call): boolean {
  return c.req.header('sec-fetch-dest') === 'document';
}

/** The fields of a form, whatever was sent. */
export async function formOf(c: Call): Promise<Record<string, string>> {
  const fields: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );
}
