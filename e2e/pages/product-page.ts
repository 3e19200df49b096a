import { expect, type Locator, type Page } from '@playwright/test';
import { untilInteractive } from '../setup/hydrated';
import { OnePrice, plain } from '../setup/one-price';
import { CartDrawer } from './cart-drawer';

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

export class ProductPage {
  constructor(readonly page: Page) {}

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  get colours(): Locator {
    return this.page.getByRole('radiogroup', { name: 'Farge', exact: true }).getByRole('radio');
  }
  /** Another colour than the one that is shown. */
  async otherColour(): Promise<Locator> {
    for (const colour of await this.colours.all()) if (!(await colour.isChecked())) return colour;
    throw new Error('The product has one colour only.');
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
  get summary(): Locator {
    return this.page.getByRole('region', { name: 'Oppsummering' });
  }
  /** The button of the current step. */
  get buy(): Locator {
    return this.summary.getByRole('button', { name: /^(Neste|Legg i handlekurv|Bestill|Velg abonnement)$/ });
  }
  /** The amounts that the page promises: each month, and now. */
  async promised(): Promise<readonly string[]> {
    const text = plain(await this.summary.textContent());
    const monthly = /Totalt pr\. md\. ?(\d[\d ]*,-)/.exec(text)?.[1];
    const now = /Betale nå: ?(\d[\d ]*,-)/.exec(text)?.[1];
    expect(now).toBeDefined();
    return [...(monthly ? [`${monthly}/md.`] : []), ...(now && now !== '0,-' ? [now] : [])];
  }
  /** The steps after the payment. */
  get extras(): Locator {
    return new ExtrasDialog(this.page).dialog;
  }

  /** The dialog with all plans. */
  get plans(): Locator {
    return this.page.getByRole('dialog', { name: 'Hvilket abonnement vil du ha?' });
  }

  /** Goes on without an insurance. */
  async decline() {
    await this.extras.getByRole('radio', { name: 'Nei takk' }).check();
    await this.extras.getByRole('button', { name: 'Neste' }).click();
  }

  /** Presses the button once the page knows whose prices it shows; a press before that may be dropped. */
  async pressBuy() {
    await expect(this.buy).not.toHaveAttribute('data-wait');
    await expect(this.summary).not.toHaveAttribute('aria-busy');
    await this.buy.click();
  }

  /** Buys; where further steps follow, they are left for the cart. */
  async buyAndOpenCart(): Promise<CartDrawer> {
    const cart = new CartDrawer(this.page);
    await this.pressBuy();
    await expect(this.extras.or(cart.dialog)).toBeVisible();
    if (await this.extras.isVisible()) {
      await this.page.keyboard.press('Escape');
      await expect(this.extras).toBeHidden();
      // By the keyboard: the message about what was added may lie over it.
      await cart.button.press('Enter');
    }
    await expect(cart.dialog).toBeVisible();
    return cart;
  }

  /** From the page to the checkout by way of the cart: each names the same amounts. */
  async buyToCheckout(purchase: string): Promise<void> {
    const price = new OnePrice(purchase, await this.promised());
    await price.at('page', () => this.summary.textContent());
    const cart = await this.buyAndOpenCart();
    await price.at('cart', () => cart.dialog.textContent());
    await cart.checkout.click();
    await expect(this.page).toHaveURL(/\/kasse\/personlige-opplysninger\//);
    await price.at('checkout', () => this.page.getByRole('main').textContent());
    price.print();
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
