import { defineConfig } from '@playwright/test';
import shop from './playwright.config';

/** The processes of docker-compose.yml, without containers (`tooling/dev/topology.ts`): `npm run e2e -- topology`. */
export default defineConfig({
  testDir: './topology',
  outputDir: '../.reports/topology',
  reporter: [['list'], ['json', { outputFile: '../.reports/playwright-topology.json' }]],
  // As long as end to end elsewhere: what is waited for depends on the machine, and is not measured here.
  timeout: shop.timeout ?? 0,
  expect: shop.expect ?? {},
  // Programs are stopped: nothing else may run beside.
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  globalSetup: './setup/start-topology.ts',
  use: { ...shop.use, viewport: { width: 1440, height: 900 } },
});
