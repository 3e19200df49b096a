import { expect, type Locator, type Page } from '@playwright/test';
import { untilInteractive } from '../setup/hydrated';

export class ListPage {
  constructor(readonly page: Page) {}

  get status(): Locator {
    return this.page
      .getByRole('status')
      .filter({ hasText: /^\d+ (?!av )/ })
      .first();
  }
  get cards(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }

  async open(path = '/mobiltelefoner/') {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async openInteractive(path = '/mobiltelefoner/') {
    await this.open(path);
    await untilInteractive(this.page, 'page');
  }

  /** The link of a card, by the name that is seen. */
  link(name: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: this.page.getByText(name, { exact: true }) });
  }
}
