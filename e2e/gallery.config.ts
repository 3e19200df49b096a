import { defineConfig } from '@playwright/test';
import shop from './playwright.config';
import { CHROMIUM } from './setup/browsers';

/** Checks every story of every part with axe and a screenshot. New pictures: `npm run gallery -- pictures`, which alone writes any. */
export default defineConfig({
  testDir: './gallery',
  outputDir: '../.reports/gallery',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: [['dot'], ['json', { outputFile: '../.reports/playwright-gallery.json' }]],
  timeout: 60_000,
  // Text is drawn a little differently from machine to machine; a part that moved or changed is far above this.
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.25 } },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 1,
  globalSetup: './setup/serve-gallery.ts',
  use: {
    ...shop.use,
    baseURL: process.env['GALLERY_URL'] ?? '',
    // Its pictures are drawn by this one.
    launchOptions: { ...shop.use?.launchOptions, ...(CHROMIUM && { executablePath: CHROMIUM }) },
  },
});
