import { defineConfig } from '@playwright/test';
import shop from './playwright.config';

/** The processes of docker-compose.yml, without containers (`tooling/run/topology.mjs`): `npm run e2e:topology`. */
export default defineConfig({
  testDir: './topology',
  outputDir: '../.reports/topology',
  reporter: [['list'], ['json', { outputFile: '../.reports/playwright-topology.json' }]],
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Programs are stopped: nothing else may run beside.
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  globalSetup: './setup/start-topology.ts',
  use: { ...shop.use, viewport: { width: 1440, height: 900 } },
});
