import type { Locator, Page } from '@playwright/test';

export class CartDrawer {
  constructor(readonly page: Page) {}

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: /^Handlekurv \(\d+\)$/ });
  }
  get lines(): Locator {
    return this.dialog.getByRole('list', { name: 'Varer i handlekurven' });
  }
  get checkout(): Locator {
    return this.dialog.getByRole('link', { name: 'Gå til kassen' });
  }
  get button(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^Handlekurv/ });
  }
}
