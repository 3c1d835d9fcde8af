/** What keeps tests honest, and links ours: rules that are of use only as long as they bite. */
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import config from '@/vitest.config';

test('a unit test has the usual time, unless it says itself that it is slow', () => {
  const unit = config.test?.projects?.find(
    (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'unit',
  );
  expect(unit).toHaveProperty('test.include');
  expect(unit).not.toHaveProperty('test.testTimeout');
});

describe('the linter', () => {
  const linter = new ESLint();

  test.each([
    ['tests/e2e/any.spec.ts', 'await page.waitForTimeout(500);', 'Time proves nothing'],
    ['tests/unit/any.test.tsx', "element['__reactProps$1'].onClick();", 'private properties'],
    ['components/any/Any.tsx', "import Link from 'next/link';", 'Use SiteLink'],
    ['app/any/page.tsx', "import Link from 'next/link';", 'Use SiteLink'],
  ])('refuses in %s: %s', { timeout: 60_000 }, async (filePath, code, told) => {
    const [result] = await linter.lintText(code, { filePath });
    expect(result?.messages.map(({ message }) => message).join()).toContain(told);
  });
});
