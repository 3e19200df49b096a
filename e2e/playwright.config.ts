import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
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
/** The states of products: on a phone they have a project of their own, which the gate leaves out. */
const STATES = '**/demo.spec.ts';
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
  retries: 0,
  use: { baseURL: SHOP_URL, locale: 'nb-NO', launchOptions, trace: 'retain-on-failure' },
  projects: [
    { name: 'desktop', testDir: './specs', testIgnore: RELEASES, use: desktop },
    { name: 'phone', testDir: './specs', testIgnore: [RELEASES, OF_EVERY_SCREEN, STATES], use: phone },
    { name: 'phone-states', testDir: './specs', testMatch: STATES, use: phone },
    // Programs are stopped and remotes released while the shop runs: nothing else may run beside them.
    {
      name: 'faults',
      testMatch: ['**/faults/**/*.spec.ts', RELEASES],
      use: desktop,
      dependencies: ['desktop', 'phone'],
      fullyParallel: false,
      workers: 1,
    },
  ],
});
