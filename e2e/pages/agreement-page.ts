import { expect, type Locator, type Page } from '@playwright/test';
import { untilInteractive } from '../setup/hydrated';

/** The product page of an equipment agreement. */
export class AgreementPage {
  constructor(readonly page: Page) {}

  get summary(): Locator {
    return this.page.getByRole('region', { name: 'Oppsummering' });
  }
  get order(): Locator {
    return this.summary.getByRole('button', { name: 'Bestill' });
  }
  get toCheckout(): Locator {
    return this.summary.getByRole('link', { name: 'Gå til bestilling' });
  }
  get lengths(): Locator {
    return this.page.getByRole('radiogroup', { name: 'Avtaletid' });
  }

  async openInteractive(path: string) {
    await this.page.goto(path);
    await untilInteractive(this.page, 'page');
  }

  async choose(months: number) {
    await this.lengths.getByRole('radio', { name: new RegExp(`^${months} måneder`) }).check();
    await expect(this.page).toHaveURL(new RegExp(`so=ukko${months}`));
  }

  /** The price per month, e.g. '255,20 kr/md.'. */
  async monthly(): Promise<string> {
    const text = (await this.summary.textContent()) ?? '';
    const amount = /Totalt pr\. md\.\s*(\d[\d\s]*,(?:-|\d\d\skr)\/md\.)/.exec(text)?.[1];
    expect(amount).toBeDefined();
    return amount ?? '';
  }
}
