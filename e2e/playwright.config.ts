import { defineConfig, devices } from '@playwright/test';
import { HEADLESS_SHELL } from './setup/browsers';
import { consentState } from './setup/consent';
import { SHOP_URL } from './setup/shop-control';

const launchOptions = {
  ...(HEADLESS_SHELL && { executablePath: HEADLESS_SHELL }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** A run of the rest has a name of its own, so that its report does not replace the gate's. */
const report = process.env['E2E_REPORT'] ?? 'playwright';

/**
 * The gate is what one of these tags names, on the screen that it names; everything else is the rest. What finds the same on every screen
 * runs on a desktop only, unless the gate names it: tests with the tag `@one-screen`, of prices (`@one-price`), and the files about addresses,
 * sessions and customers.
 */
const GATE = { desktop: /@gate-desktop/, phone: /@gate-phone/ };
const ONE_SCREEN =
  /@one-screen|@one-price|\b(?:analytics|blocked-cookies|demo|demo-products|existing-customer|list-pages|plan-change|session|swap)\.spec\.ts/;
const specs = { testDir: './specs' };
/** They stop programs and release remotes, so a file runs in its own order; the shop is that of their worker alone. */
const faults = { testDir: './faults', fullyParallel: false };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: '.',
  outputDir: `../.reports/${report}`,
  globalSetup: './setup/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: `../.reports/${report}.json` }]],
  // They matter only where something fails: machines differ, and may be busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes at the second try only is reported as flaky, by name: none should be.
  retries: 1,
  use: {
    baseURL: SHOP_URL,
    locale: 'nb-NO',
    launchOptions,
    // A trace costs as much as the test itself: `npm run e2e -- --trace on <file>` makes one.
    screenshot: 'only-on-failure',
    storageState: consentState('1.marketing'),
  },
  projects: [
    { name: 'gate-desktop', ...specs, grep: GATE.desktop, use: desktop },
    { name: 'gate-phone', ...specs, grep: GATE.phone, use: phone },
    { name: 'gate-faults', ...faults, grep: GATE.desktop, use: desktop },
    { name: 'rest-desktop', ...specs, grepInvert: GATE.desktop, use: desktop },
    { name: 'rest-phone', ...specs, grepInvert: [GATE.phone, ONE_SCREEN], use: phone },
    { name: 'rest-faults', ...faults, grepInvert: GATE.desktop, use: desktop },
  ],
});
