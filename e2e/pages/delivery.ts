import { expect, type Locator, type Page } from '@playwright/test';
import { isInteractive } from '../setup/hydrated';

/** Delivery and shops on a product page. */
export class Delivery {
  constructor(readonly page: Page) {}

  get region(): Locator {
    return this.page.getByRole('region', { name: 'Levering', exact: true });
  }
  get postcode(): Locator {
    return this.region.getByRole('textbox', { name: 'Postnummer' });
  }
  get answer(): Locator {
    return this.region.getByRole('status').first();
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: /^(Finn butikk|Leveringsmuligheter)$/ });
  }
  get place(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Sted eller postnummer' });
  }
  get shops(): Locator {
    return this.dialog.getByRole('listitem').filter({ has: this.page.getByRole('heading') });
  }
  get pins(): Locator {
    return this.dialog.getByRole('region', { name: 'Kart over butikkene' }).getByRole('button');
  }

  /** Before React has taken over, the form leads to a page of the CMS instead. */
  async ask(postcode: string) {
    await expect.poll(() => this.region.evaluate(isInteractive)).toBe(true);
    await this.postcode.fill(postcode);
    await this.postcode.press('Enter');
  }

  async lookUp(postcode: string) {
    await this.ask(postcode);
    await expect(this.answer).toContainText(/(Leveres|Kan hentes) /);
  }

  /** How much the page moved without the visitor's doing, since it was loaded. */
  moved(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
              if (!entry.hadRecentInput) sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 100);
        }),
    );
  }
}
