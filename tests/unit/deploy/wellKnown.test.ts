/** Files at well-known addresses. */
import { expect, test } from 'vitest';
import { llmsText, securityText, securityTextDays } from '@/deploy/publish/wellKnown';

test('security.txt expires a fixed time after the build, in less than a year', () => {
  const text = securityText(new Date('2026-01-01T12:34:56Z'));
  expect(text).toMatch(/^Contact: https?:\/\/\S+\nExpires: 2026-11-27T00:00:00Z\n/);
  expect(text.endsWith('/.well-known/security.txt\n')).toBe(true);
  expect(securityTextDays).toBeLessThan(365);
});

test('llms.txt is a heading, a summary and lists of links', () => {
  const link = { title: 'Home', url: 'https://a.example/' };
  const lists = { Pages: [{ ...link, description: 'All of it' }], Languages: [link] };
  expect(llmsText({ name: 'Site', summary: 'What it is', lists })).toBe(
    '# Site\n\n> What it is\n\n## Pages\n\n- [Home](https://a.example/): All of it\n\n' +
      '## Languages\n\n- [Home](https://a.example/)\n',
  );
});
