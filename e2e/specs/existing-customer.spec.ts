/** A private customer who is logged in buys a device with an own subscription: kept, changed, or beside it. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CartDrawer } from '../pages/cart-drawer';
import { ProductPage } from '../pages/product-page';
import { endSessionOnServer, logInFrom } from '../pages/session';
import { fillLogin } from '../pages/log-in';
import { HANDSET } from '../setup/products';
import { IDENTITY_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

const LEASE = `${HANDSET.path}?so=lease24`;
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');

class OwnPlans extends ProductPage {
  readonly own = this.page.getByRole('radiogroup', { name: /^Hvem skal ha telefon/ });
  readonly dialog = this.page.getByRole('dialog', { name: 'Endring av abonnement' });

  async openFor(login: string, path = LEASE) {
    await logInFrom(this.page, '/hjelp/', login).catch(async () => logInFrom(this.page, '/mobilabonnement/', login));
    await this.openInteractive(path);
  }
  row(name: RegExp) {
    return this.own.getByRole('radio', { name });
  }
  async change(who: RegExp, plan: RegExp) {
    await this.page.getByRole('button', { name: who }).click();
    await this.dialog.getByRole('radio', { name: plan }).check();
    await this.dialog.getByRole('button', { name: 'Velg', exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }
  /** '478,-/md.' */
  async monthly(): Promise<string> {
    const text = plain(await this.summary.textContent());
    return /Totalt pr\. md\.\s*([\d ]+,-)/.exec(text)?.[1] ?? 'no price';
  }
  /** Buys without an insurance; in the cart it costs what the page said. */
  async buy() {
    const monthly = await this.monthly();
    const cart = await this.buyAndOpenCart();
    await expect.poll(async () => plain(await cart.dialog.textContent())).toContain(`${monthly}/md.`);
    return { cart, monthly };
  }
}

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
};
