/** Next's configuration: a static export; in development, unprefixed English and the embedded backend by rewrites. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
// Checked before anything is built: no page that is exported reads it.
import './config/visitor/abtest';
import { defaultLanguage, languageCodes } from './config/site/languages';
import { backendPaths } from './config/site/backendPaths';

/** While texts are being written, a broken file costs a text and not every page. */
const tolerant = { codec: './locales/codec.mjs', extension: '.json' } as const;

function withMessages(format: 'json' | typeof tolerant, createMessagesDeclaration?: string) {
  return createNextIntlPlugin({
    requestConfig: './locales/request.ts',
    experimental: {
      createMessagesDeclaration,
      messages: { path: './locales', locales: 'infer', format, precompile: true },
    },
  });
}

const shared: NextConfig = {
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` checks types once, over the whole project; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  sassOptions: { loadPaths: ['components/styles'] },
};

const production: NextConfig = {
  ...shared,
  output: 'export',
  // What runs on the server draws pages once and is thrown away: it need not be small, and what is
  // not small names the component that failed, also without maps.
  enablePrerenderSourceMaps: false,
  experimental: {
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: false,
    // Many small sheets instead of one for all pages: those that a page has every rule of are not loaded.
    cssChunking: { type: 'graph', requestCost: 1500 },
    // Weighs the pieces of payloads, which the publish step drops.
    prefetchInlining: false,
    // Left to itself Next draws pages on all cores but one.
    cpus: availableParallelism(),
    // Written by the second build on: whoever builds once from nothing has no use for it.
    turbopackFileSystemCacheForBuild: existsSync('.next'),
  },
};

/** Paths that Next itself answers, or that carry a language already. */
const unprefixed = `/:path((?!_next|${languageCodes.join('|')}|.*\\.[a-z0-9]+$).*)`;

const development: NextConfig = {
  ...shared,
  skipTrailingSlashRedirect: true,
  // The declaration is for types. A broken English file makes a broken one, which must cost no page:
  // `import()` of a language's file would take it in, for its name ends almost like theirs.
  turbopack: { rules: { '*.d.json.ts': { type: 'text' } } },
  async rewrites() {
    const backend = process.env.SANDBOX_URL;
    return {
      beforeFiles: [
        ...(backend
          ? backendPaths.map((source) => ({ source, destination: `${backend}${source}` }))
          : []),
        { source: '/', destination: `/${defaultLanguage}/` },
        { source: '/messages/:part', destination: `/${defaultLanguage}/messages/:part` },
        { source: unprefixed, destination: `/${defaultLanguage}/:path` },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};

export default function config(phase: string): NextConfig {
  return phase === PHASE_DEVELOPMENT_SERVER
    ? // `npm run dev` writes the declaration itself, whenever English can be read.
      withMessages(tolerant)(development)
    : withMessages('json', './locales/en-US.json')(production);
}
