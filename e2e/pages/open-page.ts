import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Layout shift that is let pass: the parser may pause in the middle of the header's tools, and those that are drawn by then move when the
 * rest comes (0.001–0.022, in one load of sixteen on a busy machine).
 */
export const PARSER_PAUSE = 0.03;

/** A page of another publisher with the shop's header and footer. */
export class OpenPage {
  /** Addresses of what was fetched from the shop. */
  readonly fetched: string[] = [];

  constructor(
    readonly page: Page,
    shopUrl: string,
  ) {
    page.on('request', (request) => {
      if (request.url().startsWith(shopUrl) && request.resourceType() !== 'document') this.fetched.push(request.url());
    });
  }

  get header(): Locator {
    return this.page.locator('shop-header');
  }
  get menu(): Locator {
    return this.page.getByRole('navigation', { name: 'Hovedmeny' });
  }
  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }
  tool(name: 'search' | 'login' | 'cart' | 'menu'): Locator {
    return this.header.locator(`[data-tool="${name}"]`);
  }

  /** Opens it, and waits for the static header. */
  async open(url: string): Promise<void> {
    await this.page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await this.page.goto(url);
    await expect(this.header.locator('header')).toBeVisible();
    await expect(this.header).toHaveAttribute('data-ready', '');
    await this.page.waitForLoadState('networkidle');
  }

  /** All of them, also those that come from what the visitor does. */
  async layoutShift(): Promise<number> {
    return this.page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
  }
}
