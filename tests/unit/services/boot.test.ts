/** The boot script as it is compiled, run as a browser runs it: what it marks, and that it lets in our own chunks only. */
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { bootScript } from '@/services/page/inlineScripts.generated';
import { compileInline } from '@/deploy/assets/inlineScripts';
import { detectDevice, type DeviceSignals } from '@/services/rules/device';
import { userAgents } from '@/tests/fixtures/userAgents';

interface Policy {
  createScriptURL(url: string): string | null;
  createHTML(html: string): string | null;
  createScript?: unknown;
}

const compiled = await compileInline('boot');

/** Runs the script in a page of its own. @returns what it notes on `<html>`, and the policies made. */
function boot(navigator: Partial<DeviceSignals>, page = 'https://site.example/de-DE/download/') {
  const dataset: Record<string, string> = {};
  const policies: Record<string, Policy> = {};
  const trustedTypes = {
    createPolicy(name: string, policy: Policy) {
      policies[name] = policy;
    },
  };
  const documentElement = { dataset, setAttribute: () => undefined };
  const document = { documentElement, addEventListener: () => undefined, cookie: '' };
  const location = new URL(page);
  const globals = { document, navigator, location, origin: location.origin, URL };
  runInNewContext(compiled, { ...globals, window: { trustedTypes } });
  return { dataset, policies };
}

describe('the boot script', () => {
  test.each(userAgents)('marks the page of $name as detectDevice does', (row) => {
    expect(boot(row).dataset).toEqual({ js: '', device: detectDevice(row) });
  });

  test.each(userAgents)('needs the user agent alone: $name', ({ userAgent }) => {
    expect(boot({ userAgent }).dataset.device).toBe(detectDevice({ userAgent }));
  });

  test('runs in a browser without Trusted Types', () => {
    const dataset: Record<string, string> = {};
    const documentElement = { dataset, setAttribute: () => undefined };
    const navigator = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' };
    const document = { documentElement, addEventListener: () => undefined };
    runInNewContext(compiled, { document, navigator, window: {} });
    expect(dataset.device).toBe('linux');
  });

  test('is what pages carry', () => {
    expect(bootScript).toBe(compiled);
  });

  test('takes less than 1500 bytes', () => {
    expect(Buffer.byteLength(compiled)).toBeLessThan(1500);
  });

  test('can stand in a script element', () => {
    expect(compiled).not.toMatch(/<\/script|<!--|]]>/i);
  });

  test('leaves no name of its own on the page', () => {
    const context = { document: {}, navigator: {}, window: {} };
    const names = Object.keys(context);
    expect(() => runInNewContext(compiled, context)).toThrow();
    expect(Object.keys(context)).toEqual(names);
  });
});

describe('the Trusted Types policy', () => {
  const { policies } = boot({ userAgent: '' });

  test('is the default one, for addresses of scripts alone', () => {
    expect(Object.keys(policies)).toEqual(['default']);
    expect(Object.keys(policies.default ?? {})).toEqual(['createScriptURL', 'createHTML']);
  });

  test.each(['<script></script>', 'text', ''])('sets %s', (html) => {
    expect(policies.default?.createHTML(html)).toBe(html);
  });

  test.each(['<img src=x onerror=run()>', '<b>', '</b>', '<script></script><b>'])(
    'does not set %s',
    (html) => {
      expect(policies.default?.createHTML(html)).toBeNull();
    },
  );

  test.each([
    '/_next/static/chunks/app.js',
    '/_next/static/chunks/a.js?dpl=1',
    'https://site.example/_next/static/chunks/a.js',
  ])('lets in %s', (url) => {
    expect(policies.default?.createScriptURL(url)).toBe(url);
  });

  test.each([
    'https://evil.example/_next/static/a.js',
    '//evil.example/_next/static/a.js',
    '\\\\evil.example/_next/static/a.js',
    'http://site.example/_next/static/a.js',
    'https://site.example:8443/_next/static/a.js',
    'https://site.example.evil/_next/static/a.js',
    'https://site.example@evil.example/_next/static/a.js',
    'https://evil.example/?https://site.example/_next/static/a.js',
    '/_next/image/a.js',
    '/_next/static',
    '/_next/staticx/a.js',
    '/_next/static/../../evil.js',
    '/_next/static/%2e%2e/%2e%2e/evil.js',
    '/x/_next/static/a.js',
    '_next/static/a.js',
    '/evil.js',
    '',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://site.example/_next/static/a',
    'https://',
  ])('gives "%s" no address', (url) => {
    let given: string | null | undefined;
    try {
      given = policies.default?.createScriptURL(url);
    } catch {
      given = null;
    }
    expect(given).toBeNull();
  });
});
