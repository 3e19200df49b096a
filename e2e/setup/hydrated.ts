import { expect, type Page } from '@playwright/test';

/** In the browser: whether React has taken over a region. */
export function isInteractive(region: Element): boolean {
  const inner = region.firstElementChild;
  return inner !== null && Object.keys(inner).some((key) => key.startsWith('__reactProps$'));
}

/** Waits until React has taken over a region: before that, clicks are answered by links and forms only. */
export async function untilInteractive(page: Page, slot: string): Promise<void> {
  await expect.poll(() => page.locator(`[data-slot="${slot}"]`).evaluate(isInteractive)).toBe(true);
}

/** Ids in the document that differ from those that the browser's render gave their elements, in a region. */
export const otherIds = (page: Page, slot: string): Promise<readonly string[]> =>
  page.locator(`[data-slot="${slot}"] [id]`).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
      const { id } = (element as unknown as Record<string, { readonly id?: string }>)[key ?? ''] ?? {};
      return id === undefined || id === element.id ? [] : [`${element.id} is ${id}`];
    }),
  );

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
