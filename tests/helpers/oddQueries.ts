/** Odd query strings by the thousand, the same ones for the same seed. */
import { queryKeys } from '@/config/site/keys';
import { seededRandom } from './seededRandom';

/** Stands in every hostile value: found in a page, it has been reflected. */
export const marker = 'zq9reflected';

const values = [
  'true',
  'false',
  '',
  '1e999',
  '-0',
  'null',
  'undefined',
  'phurchase',
  'client_iframe',
  'WPSOffice-exe',
  'ow_guide:true',
  'ow_guide:true,ow_atop_test:x,on',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '%00',
  '%E0%A4%A',
  '%ff',
  '%0d%0aSet-Cookie:%20a=b',
  '%F0%9F%98%80',
  '%E2%80%AE',
  '..%2f..%2fetc%2fpasswd',
  '//evil.example/',
  'https:%2f%2fevil.example',
  '%5C%5Cevil.example',
  'a'.repeat(5000),
  `${marker}`,
  `%3Cscript%3Ewindow.${marker}=1%3C/script%3E`,
  `%22%3E%3Cimg%20src=x%20onerror=window.${marker}=1%3E`,
  `javascript:window.${marker}=1`,
  `'-window.${marker}=1-'`,
  `{{constructor.constructor('window.${marker}=1')()}}`,
  `%3C/script%3E%3Csvg%20onload=window.${marker}=1%3E`,
] as const;

const keys = [
  ...Object.values(queryKeys),
  'next',
  'url',
  'redirect',
  'lang',
  '__proto__',
  'utm_source[]',
  '_rsc',
  marker,
  '%00',
  '',
] as const;

/** So many query strings, each beginning with `?`. */
export function oddQueries(count: number, seed: number): string[] {
  const next = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(next() * items.length)] as Item;
  const noise = () =>
    String.fromCodePoint(0x21 + Math.floor(next() * (next() < 0.9 ? 0x5e : 0xd000)));
  const value = () =>
    next() < 0.8
      ? pick(values)
      : Array.from({ length: 1 + Math.floor(next() * 12) }, noise).join('');
  const pair = () => pick(keys) + pick(['=', '=', '=', '', '==']) + value();
  return Array.from({ length: count }, () => {
    const pairs = Array.from({ length: 1 + Math.floor(next() * 5) }, pair);
    return `?${pairs.join(pick(['&', '&', '&', ';', '&&']))}`;
  });
}
