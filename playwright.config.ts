/** Browser tests: against the published tree with the embedded backend, or any deployment by BASE_URL. */
import { defineConfig } from '@playwright/test';
import { chromiumPath, rootArguments } from './tests/helpers/chromium';
import { deployment } from './tests/helpers/deployment';
import { firefoxOptions } from './tests/helpers/firefox';
import { hasOwnWebkit } from './tests/helpers/webkit';

const port = Number(process.env.TEST_PORT ?? 3100);
const deployed = deployment(process.env.BASE_URL);
/** A deployment that is the embedded backend itself takes orders, too. */
const takesOrders = !deployed || Boolean(process.env.BACKEND_TESTS);

const everyEngine = /@smoke|@engines/;
const firefoxUse = firefoxOptions();

const chromiumOptions = {
  executablePath: chromiumPath(),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    ...rootArguments,
  ],
};

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/helpers/askDeployment.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // The second try only names what is flaky: that counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  grepInvert: [
    ...(process.env.FULL ? [] : [/@full/]),
    // Only the embedded backend can be told to fail, and read back.
    ...(takesOrders ? [] : [/@backend/]),
  ],
  use: {
    ...(deployed ?? { baseURL: `http://localhost:${port}` }),
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: chromiumOptions } },
    // The other engines, where they are installed, in what every page and visitor needs of them.
    ...(firefoxUse ? [{ name: 'firefox', use: firefoxUse, grep: everyEngine }] : []),
    ...(hasOwnWebkit()
      ? [{ name: 'webkit', use: { browserName: 'webkit' as const }, grep: everyEngine }]
      : []),
  ],
  webServer: deployed
    ? undefined
    : {
        command: 'npm run serve',
        url: `http://localhost:${port}/`,
        env: {
          PORT: String(port),
          SANDBOX_MEMORY: '1',
          SANDBOX_ORDERS: '1',
          HOST: '',
          SMTP_URL: '',
        },
        reuseExistingServer: false,
        timeout: 30_000,
      },
});
