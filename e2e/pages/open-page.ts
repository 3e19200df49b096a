import { expect, type Locator, type Page } from '@playwright/test';

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
      interface LayoutShift extends PerformanceEntry {
        readonly value: number;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRect;
          readonly currentRect: DOMRect;
        }[];
      }
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName);
      const at = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
      new PerformanceObserver((list) => {
        for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
          const moved = sources.map(
            ({ node, previousRect: from, currentRect: to }) => `${nameOf(node)} ${at(from)} → ${at(to)}`,
          );
          shifts.push(`${value} after ${startTime} ms: ${moved.join('; ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await this.page.goto(url);
    await expect(this.header.locator('header')).toBeVisible();
    await expect(this.header).toHaveAttribute('data-ready', '');
    await this.page.waitForLoadState('networkidle');
  }

  /** The elements that moved, and how far; those that the visitor moved are among them. */
  async layoutShifts(): Promise<readonly string[]> {
    return this.page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
  }
}
