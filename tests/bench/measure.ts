/** One page, measured by Lighthouse as a phone loads it: bytes over the wire, requests and times. */
import lighthouse from 'lighthouse';

/** What is measured: bytes, milliseconds, and numbers without unit (requests, layout shift, marks out of 100). */
export const measures = [
  'html',
  'css',
  'firstJs',
  'js',
  'font',
  'image',
  'total',
  'requests',
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'performance',
  'accessibility',
  'best-practices',
  'seo',
] as const;

/** A name of a measure. */
export type Measure = (typeof measures)[number];

/** The numbers of a page. */
export type Numbers = Readonly<Record<Measure, number>>;

interface Request {
  readonly url?: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

const types: Partial<Record<Measure, string>> = {
  html: 'Document',
  css: 'Stylesheet',
  js: 'Script',
  font: 'Font',
  image: 'Image',
};

/** Addresses of the scripts that the page itself names; the rest come late. */
async function firstScripts(url: string): Promise<readonly string[]> {
  const html = await (await fetch(url)).text();
  const tags = html.matchAll(/<script\b(?![^>]*noModule)[^>]*\ssrc="([^"]+)"/g);
  return [...tags].map(([, path = '']) => new URL(path, url).href);
}

/** Loads a page once in a browser that listens on a debugging port. */
export async function measureOnce(url: string, port: number): Promise<Numbers> {
  const load = () => lighthouse(url, { port, logLevel: 'error' });
  let result = await load();
  // Its recording sometimes begins after the page: not a word about the page.
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await load();
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = result.lhr;
  const details = audits['network-requests']?.details;
  const requests = (details && 'items' in details ? details.items : []) as unknown as Request[];
  const sum = (wanted: (request: Request) => boolean) =>
    requests.filter(wanted).reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  const bytes = (measure: Measure) => sum(({ resourceType }) => resourceType === types[measure]);
  const first = await firstScripts(url);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const mark = (id: string) => Math.round((categories[id]?.score ?? NaN) * 100);
  return {
    html: bytes('html'),
    css: bytes('css'),
    firstJs: sum((request) => first.includes(request.url ?? '')),
    js: bytes('js'),
    font: bytes('font'),
    image: bytes('image'),
    total: sum(() => true),
    requests: requests.length,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    'best-practices': mark('best-practices'),
    seo: mark('seo'),
  };
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

/** The median of each measure. */
export function medians(runs: readonly Numbers[]): Numbers {
  return Object.fromEntries(
    measures.map((measure) => [measure, median(runs.map((run) => run[measure]))]),
  ) as Record<Measure, number>;
}
