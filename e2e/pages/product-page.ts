import { expect, type Locator, type Page } from '@playwright/test';
import { untilInteractive } from '../setup/hydrated';

export class ProductPage {
  constructor(readonly page: Page) {}

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  get colours(): Locator {
    return this.page.getByRole('radiogroup', { name: 'Farge', exact: true }).getByRole('radio');
  }
  get sizes(): Locator {
    return this.page.getByRole('radiogroup', { name: 'Størrelse', exact: true }).getByRole('radio');
  }
  get payment(): Locator {
    return this.page.getByRole('tablist', { name: 'Betaling' });
  }
  get stock(): Locator {
    return this.page.getByRole('region', { name: 'Lagerstatus' });
  }
  get buy(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: 'Legg i handlekurv', exact: true }).first();
  }

  async open(path: string) {
    await this.page.goto(path);
    await expect(this.title).toBeVisible();
  }

  /** The header is part of it: it opens the drawer after something was added. */
  async openInteractive(path: string) {
    await this.open(path);
    for (const slot of ['page', 'header']) await untilInteractive(this.page, slot);
  }
}
