import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { consentState } from './setup/consent';
import { SHOP_URL } from './setup/shop-control';

const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);
const launchOptions = {
  ...(installed && { executablePath: installed }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
const RELEASES = '**/new-remote.spec.ts';
/** Of the answers' headers and links, which are the same HTML on every screen. */
const OF_EVERY_SCREEN = '**/{edge,links}.spec.ts';
/** On a phone left out of the gate: they are slow, or find there what they find on a desktop. `phone-rest` runs them. */
const DESKTOP_FIRST = [
  'accessibility',
  'agreement',
  'analytics',
  'blocked-cookies',
  'cart',
  'cart-page',
  'consent',
  'demo',
  'demo-products',
  'existing-customer',
  'extras',
  'family-and-bundles',
  'list-accessibility',
  'list-cards',
  'list-pages',
  'login',
  'navigation',
  'open-pages',
  'open-pages-accessibility',
  'plans',
  'presale',
  'product-information',
  'purchase-ways',
  'search',
  'session',
  'swap',
  'testing-builds',
].map((name) => `**/specs/${name}.spec.ts`);
/** Marks single tests that find the same on every screen. */
const ONE_SCREEN = /@one-screen/;
/** Marks single tests that the gate leaves out. */
const NOT_IN_GATE = /@not-in-gate/;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: '.',
  outputDir: '../.reports/playwright',
  globalSetup: './setup/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: '../.reports/playwright.json' }]],
  timeout: 45_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Machines of the gate differ. What passes at the second try only is reported as flaky, by name.
  retries: 1,
  use: {
    baseURL: SHOP_URL,
    locale: 'nb-NO',
    launchOptions,
    trace: 'retain-on-failure',
    storageState: consentState('1.marketing'),
  },
  projects: [
    { name: 'desktop', testDir: './specs', testIgnore: RELEASES, grepInvert: NOT_IN_GATE, use: desktop },
    {
      name: 'phone',
      testDir: './specs',
      testIgnore: [RELEASES, OF_EVERY_SCREEN, ...DESKTOP_FIRST],
      grepInvert: [ONE_SCREEN, NOT_IN_GATE],
      use: phone,
    },
    { name: 'desktop-rest', testDir: './specs', testIgnore: RELEASES, grep: NOT_IN_GATE, use: desktop },
    { name: 'phone-rest', testDir: './specs', testMatch: DESKTOP_FIRST, grepInvert: ONE_SCREEN, use: phone },
    // Programs are stopped and remotes released while the shop runs: nothing else may run beside them.
    {
      name: 'faults',
      testMatch: ['**/faults/**/*.spec.ts', RELEASES],
      use: desktop,
      grepInvert: NOT_IN_GATE,
      dependencies: ['desktop', 'phone'],
      fullyParallel: false,
      workers: 1,
    },
    {
      name: 'faults-rest',
      testMatch: ['**/faults/**/*.spec.ts', RELEASES],
      use: desktop,
      grep: NOT_IN_GATE,
      dependencies: ['faults', 'desktop-rest', 'phone-rest'],
      fullyParallel: false,
      workers: 1,
    },
  ],
});
