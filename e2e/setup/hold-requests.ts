import type { Page } from '@playwright/test';

const SCRIPTS = /\.js(\?|$)/;

/** Requests of a page wait, by default those for scripts. @returns lets them go on */
export async function holdRequests(page: Page, pattern = SCRIPTS): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}
