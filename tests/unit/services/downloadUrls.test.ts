/** Which addresses from a host a visitor may be sent to. */
import { describe, expect, test } from 'vitest';
import { isAllowedDownloadUrl } from '@/services/rules/downloadUrls';

const origin = 'https://site.example';
const files = 'wdl1.pcfg.cache.wpscdn.com';

describe('a download address is followed', () => {
  test.each([
    ['on the allow-list', `https://${files}/wpsdl/WPSOffice_12.exe`],
    ['with a query', `https://${files}/a.exe?b=c#d`],
    ['with the default port written out', `https://${files}:443/a.exe`],
    ['in capitals', `HTTPS://${files.toUpperCase()}/a.exe`],
    ['of the page’s own origin', `${origin}/wpsdl/a.exe`],
    ['by path', '/wpsdl/a.exe'],
    ['by relative path', 'wpsdl/a.exe'],
    ['by scheme of the page', `//${files}/a.exe`],
  ])('%s: %s', (_, address) => {
    expect(isAllowedDownloadUrl(address, origin)).toBe(true);
  });
});

describe('a download address is refused', () => {
  test.each([
    ['without TLS', `http://${files}/a.exe`],
    ['on another host', 'https://evil.example/a.exe'],
    ['on another host by scheme of the page', '//evil.example/a.exe'],
    ['on another host by backslashes', '\\\\evil.example\\a.exe'],
    ['on another host by one slash and one backslash', '/\\evil.example/a.exe'],
    ['on another port', `https://${files}:8443/a.exe`],
    ['on another port of the own host', 'https://site.example:8443/a.exe'],
    ['without TLS on the own host', 'http://site.example/a.exe'],
    ['with a user', `https://user@${files}/a.exe`],
    ['with a password', `https://:secret@${files}/a.exe`],
    ['with a user on the own host', 'https://user@site.example/a.exe'],
    ['where the allowed host is but a user', `https://${files}@evil.example/a.exe`],
    ['on a sub-domain', `https://cdn.${files}/a.exe`],
    ['on a domain that begins alike', `https://${files}.evil.example/a.exe`],
    ['on a domain that ends alike', `https://x${files}/a.exe`],
    ['on a parent domain', 'https://pcfg.cache.wpscdn.com/a.exe'],
    ['with a final dot', `https://${files}./a.exe`],
    ['with the host in the path', `https://evil.example/${files}/a.exe`],
    ['with the own origin as prefix', 'https://site.example.evil.example/a.exe'],
    ['as a script', 'javascript:alert(1)'],
    ['as a script behind a tab', 'java\tscript:alert(1)'],
    ['as a script behind blanks', '  javascript:alert(1)'],
    ['as data', 'data:application/octet-stream;base64,AA=='],
    ['as a blob', 'blob:https://site.example/6f1c'],
    ['as a file', 'file:///etc/passwd'],
    ['by FTP', `ftp://${files}/a.exe`],
    ['that is empty', ''],
    ['that is blank', ' \n'],
    ['that is the page itself', '.'],
    ['that is a fragment of the page', '#a'],
    ['that is a query of the page', '?a=b.exe'],
    ['that is the start page', origin],
    ['that is a page', '/pricing/'],
    ['that is the host of the files alone', `https://${files}`],
    ['that is none', 'https://'],
    ['that is broken', 'https://[::1/a.exe'],
  ])('%s: %s', (_, address) => {
    expect(isAllowedDownloadUrl(address, origin)).toBe(false);
  });
});

test('a page without TLS takes its own files, and others by TLS alone', () => {
  const local = 'http://localhost:3000';
  expect(isAllowedDownloadUrl('/wpsdl/a.exe', local)).toBe(true);
  expect(isAllowedDownloadUrl(`https://${files}/a.exe`, local)).toBe(true);
  expect(isAllowedDownloadUrl(`//${files}/a.exe`, local)).toBe(false);
  expect(isAllowedDownloadUrl('http://localhost:4000/a.exe', local)).toBe(false);
});
