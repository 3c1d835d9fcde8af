/** Browser tests: against the published tree with the embedded backend, or any deployment by BASE_URL. */
import { defineConfig } from '@playwright/test';
import { chromiumPath, rootArguments } from './tests/helpers/chromium';

const port = Number(process.env.TEST_PORT ?? 3100);
const deployment = process.env.BASE_URL;
/** A deployment that is the embedded backend itself takes orders, too. */
const takesOrders = !deployment || Boolean(process.env.BACKEND_TESTS);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine may lose a race once; a fault fails twice. The totals name what was flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  grepInvert: [
    ...(process.env.FULL ? [] : [/@full/]),
    // Only the embedded backend can be told to fail, and read back.
    ...(takesOrders ? [] : [/@backend/]),
  ],
  use: {
    baseURL: deployment ?? `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        ...rootArguments,
      ],
    },
  },
  webServer: deployment
    ? undefined
    : {
        command: 'npm run serve',
        url: `http://localhost:${port}/`,
        env: { PORT: String(port), SANDBOX_MEMORY: '1' },
        reuseExistingServer: false,
        timeout: 30_000,
      },
});
