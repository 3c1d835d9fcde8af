/** The HTML pages of the hosts that the backend stands in for. They load nothing but its own files. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { App, Call } from './call';
import { trustedSources } from './origins';
import { contentType, sendContent } from './send';

const folder = fileURLToPath(new URL('./browser/', import.meta.url));
const assetPath = '/p/assets';

const policyOf = (c: Call): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${trustedSources(c)}`,
    `frame-ancestors ${trustedSources(c)}`,
  ].join('; ');

/** A text with markup, escaped where it was put together by `html`. */
export type Markup = ReturnType<typeof html>;

/** A page. */
export interface Page {
  readonly title: string;
  /** BCP 47 tag; English if not given. */
  readonly language?: string;
  readonly body: Markup;
  /** A file of `sandbox/browser/`. */
  readonly script?: string;
  /** What the script needs to know, as `data-` attributes of its element. */
  readonly data?: Readonly<Record<string, string>>;
  readonly status?: ContentfulStatusCode;
}

/** Answers with a page. */
export async function sendPage(c: Call, page: Page): Promise<Response> {
  const data = Object.entries(page.data ?? {}).map(
    ([name, value]) => html`data-${name}="${value}" `,
  );
  const script = page.script
    ? html`<script src="${assetPath}/${page.script}" ${data} defer></script>`
    : '';
  const text = await html`<!doctype html>
    <html lang="${page.language ?? 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="stylesheet" href="${assetPath}/page.css" />
        ${script}
      </head>
      <body>
        <main>${page.body}</main>
      </body>
    </html>`;
  return c.html(text, page.status ?? 200, {
    'Content-Security-Policy': policyOf(c),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
}

/** Serves the scripts and the style of these pages. */
export function addAssets(app: App): void {
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(folder + name)]));
  app.get(`${assetPath}/:file`, (c) => {
    const name = c.req.param('file');
    const bytes = files.get(name);
    if (!bytes) return c.notFound();
    const headers = { 'Cache-Control': 'no-cache' };
    return sendContent(c, { bytes, type: contentType(name), headers });
  });
}
