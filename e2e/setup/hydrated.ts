import { expect, type Page } from '@playwright/test';

/** Waits until React has taken over a region: before that, clicks are answered by links and forms only. */
export async function untilInteractive(page: Page, slot: string): Promise<void> {
  await expect
    .poll(() =>
      page.locator(`[data-slot="${slot}"]`).evaluate((element) => {
        const inner = element.firstElementChild;
        return inner !== null && Object.keys(inner).some((key) => key.startsWith('__reactProps$'));
      }),
    )
    .toBe(true);
}
