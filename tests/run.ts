/** `npm test`: every check of the project in turn, with one line of totals at the end. `--full` adds the whole sweep. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './helpers/chromium';
import { hasFirefox } from './helpers/firefox';
import { hasNginx } from './helpers/nginx';
import { hasPostgres } from './helpers/postgres';

/** Passed and failed checks of a step. */
interface Count {
  passed: number;
  failed: number;
}

/** A step: its command, and how to count its checks; a step without a report is one check. */
interface Step {
  name: string;
  command: string;
  report?: string;
  count?: (report: string) => Count;
}

const full = process.argv.includes('--full');

function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(report) as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

/** A test that passes at the second try only is not one to rely on: it counts as failed. */
function countPlaywright(report: string): Count {
  const { stats } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  if (stats.flaky > 0) console.log(`── ${stats.flaky} passed at the second try: see "flaky" above`);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const vitest = (project: string): Step => ({
  name: `${project} tests`,
  command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=test-results/${project}.json`,
  report: `test-results/${project}.json`,
  count: countVitest,
});

const steps: Step[] = [
  { name: 'format', command: 'prettier --check --log-level warn .' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'locales', command: 'npm run --silent locales -- --strict' },
  { name: 'types', command: 'npm run --silent assets && npm run --silent types' },
  vitest('unit'),
  { name: 'build', command: 'npm run --silent build' },
  vitest('export'),
  {
    name: full ? 'browser tests, whole sweep, every engine' : 'browser tests',
    command: full ? 'playwright test' : 'playwright test --project=chromium',
    report: 'test-results/browser.json',
    count: countPlaywright,
  },
  ...(full ? [vitest('webkit')] : []),
];

/** Runs a step. A step that fails although every check in it passed counts as one failure. */
function run({ name, command, report, count }: Step): Count {
  console.log(`\n── ${name}`);
  const started = Date.now();
  if (report) rmSync(report, { force: true });
  const env = {
    ...process.env,
    PATH: `node_modules/.bin:${process.env.PATH}`,
    ...(full && { FULL: '1' }),
  };
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  const seconds = Math.round((Date.now() - started) / 1000);
  const counted =
    count && report && existsSync(report) ? count(readFileSync(report, 'utf8')) : null;
  const result = counted ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  const failed = status !== 0 && result.failed === 0 ? 1 : result.failed;
  console.log(`── ${name}: ${result.passed} passed, ${failed} failed, ${seconds} s`);
  return { ...result, failed };
}

ensureChromium();
// Without these the tests of real servers are left out, and the reports say so.
if (!hasNginx()) console.warn('nginx is not installed: its tests are skipped.');
if (!hasPostgres()) console.warn('PostgreSQL is not installed: its tests are skipped.');
if (full && !hasFirefox())
  console.warn(
    'Firefox is not installed (`npx playwright install firefox`): its tests are skipped.',
  );
const totals = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = run(step);
  totals.passed += passed;
  totals.failed += failed;
  // Nothing is left to test where there is no build.
  if (step.name === 'build' && failed > 0) break;
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
