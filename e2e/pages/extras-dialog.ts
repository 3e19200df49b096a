import type { Locator, Page } from '@playwright/test';

/** 'Vi anbefaler': insurance and accessories, after the payment. */
export class ExtrasDialog {
  constructor(readonly page: Page) {}

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Vi anbefaler' });
  }
  get insuranceQuestion(): Locator {
    return this.dialog.getByRole('heading', { name: 'Ønsker du forsikring?' });
  }
  get accessoriesQuestion(): Locator {
    return this.dialog.getByRole('heading', { name: 'Trenger du noe tilbehør?' });
  }
  get choices(): Locator {
    return this.dialog.getByRole('radiogroup', { name: 'Ønsker du forsikring?' }).getByRole('radio');
  }
  get next(): Locator {
    return this.dialog.getByRole('button', { name: 'Neste', exact: true });
  }
  get checkout(): Locator {
    return this.dialog.getByRole('button', { name: 'Gå til kassen', exact: true });
  }
  /** The cards of the accessories. */
  get accessories(): Locator {
    return this.dialog.getByRole('article');
  }
}
