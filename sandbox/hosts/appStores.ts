/** The stores that links lead to: a page for each, with its name and the product's. */
import { html } from 'hono/html';
import { brand } from '@/config/site/brand';
import type { HostRoutes } from './host';
import { recordAsked } from './recordAsked';
import { sendPage } from '../http/pages';

const stores = {
  'google-play': 'Google Play',
  'app-store': 'App Store',
  'mac-app-store': 'Mac App Store',
  'microsoft-store': 'Microsoft Store',
} as const;

/** The path of a store's page. */
export function storePath(store: keyof typeof stores): string {
  return `/stores/${store}/`;
}

/** Adds the store pages; each visit is recorded as a download. */
export const storePages: HostRoutes = (app, sandbox) => {
  for (const [store, name] of Object.entries(stores)) {
    app.get(`/stores/${store}`, async (c) => {
      await recordAsked(c, sandbox, store);
      return sendPage(c, {
        title: `${brand.name} – ${name}`,
        body: html`<h1>${brand.name}</h1>
          <p>This page stands in for the product's page in ${name}.</p>`,
      });
    });
  }
};
