/** A customer who is logged in buys a plan without a phone: for a number of their own, or for a new one. */
import type { Page } from '@playwright/test';
import { CartDrawer } from '../pages/cart-drawer';
import { ProductPage } from '../pages/product-page';
import { logInFrom } from '../pages/session';
import { findsNothing } from '../setup/finds-nothing';
import { plain } from '../setup/one-price';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

class PlanPage {
  constructor(readonly page: Page) {}

  get cart() {
    return new CartDrawer(this.page);
  }
  get dialog() {
    return this.page.getByRole('dialog', { name: /^(Hvilket abonnement vil du ha\?|Endring av abonnement)$/ });
  }

  async openFor(login: string) {
    await logInFrom(this.page, '/mobilabonnement/', login);
    await expect(this.page.getByText(/mot .* i dag/).first()).toBeVisible();
  }
  /** Opens the choice among the own subscriptions. */
  async choose(plan: string) {
    await this.page.getByRole('button', { name: `Legg i handlekurv ${plan}` }).click();
    await expect(this.dialog).toBeVisible();
  }
  row(name: RegExp) {
    return this.dialog.getByRole('radio', { name });
  }
  /** @returns the monthly price beside 'Endre til', e.g. '319,-' */
  async change(number: RegExp): Promise<string> {
    await this.row(number).check();
    await expect(this.dialog.getByText(/^Endre til/)).toBeVisible();
    const price = /Endre til .*?(\d+,-)\/md\.$/.exec(plain(await this.dialog.locator('dl').textContent()))?.[1];
    await this.confirm();
    return price ?? 'none';
  }
  async confirm() {
    await this.dialog.getByRole('button', { name: 'Velg', exact: true }).click();
    await expect(this.cart.dialog).toBeVisible();
  }
  async closeCart() {
    await this.cart.dialog.getByRole('button', { name: /^Lukk/ }).first().click();
    await expect(this.cart.dialog).toBeHidden();
  }
  /** Follows a plan to the checkout: its row says the same in the cart's drawer, on its page and in the checkout. */
  async buy(name: RegExp, says: readonly string[], numbersToChoose: number) {
    const each = async (place: string, text: () => Promise<string | null>) => {
      for (const part of says) await expect.poll(async () => plain(await text()), `${place}: ${part}`).toContain(part);
    };
    await each('drawer', () => this.cart.lines.getByRole('listitem').filter({ hasText: name }).textContent());
    await this.page.goto('/handlekurv/');
    await each('page', () => this.page.getByRole('main').textContent());
    await findsNothing(this.page, 'main');
    await this.page.getByRole('link', { name: 'Gå til kassen' }).first().click();
    await expect(this.page).toHaveURL(/\/kasse\/personlige-opplysninger\//);
    await each('checkout', () => this.page.getByRole('main').textContent());
    await expect(this.page.locator('select[name=nummer]')).toHaveCount(numbersToChoose);
  }
}

test(
  '[F3.4-2, F3.4-3, F9.7-1, F9.9-1, P7-14] one plan is replaced: no family discount against itself, twice the data, no new number',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    const plans = new PlanPage(page);
    await plans.openFor('amund');
    await plans.choose('Mobil 20 GB');
    expect(await plans.change(/923 ?45 ?678/)).toBe('369,-');
    await plans.buy(/20\sGB/, ['Endring av 923 45 678', '369,-/md.'], 0);
  },
);

test('[F3.4-3, F3.4-4] changed twice, a number has one row: the last', async ({ page }) => {
  const plans = new PlanPage(page);
  await plans.openFor('amund');
  await plans.choose('Mobil 20 GB');
  await plans.change(/923 ?45 ?678/);
  await plans.closeCart();
  await plans.choose('Mobil 10 GB');
  await plans.change(/923 ?45 ?678/);
  await expect(plans.cart.dialog).toHaveAccessibleName('Handlekurv (1)');
  await plans.buy(/10\sGB/, ['Endring av 923 45 678'], 0);
  await expect(page.getByRole('main')).not.toContainText(/20\sGB/);
});

test('[F3.4-2, F9.9-1] the plan of another in the family is replaced at the family’s price', async ({ page }) => {
  const plans = new PlanPage(page);
  await plans.openFor('ingrid');
  await plans.choose('Mobil 20 GB');
  expect(await plans.change(/967 ?89 ?012/)).toBe('319,-');
  await plans.buy(/20\sGB/, ['Endring av 967 89 012', '319,-/md.'], 0);
});

test('[F3.4-4, F7.1-12] a new plan beside the own ones is billed to the chosen account, and asks for its number', async ({
  page,
}) => {
  const plans = new PlanPage(page);
  await plans.openFor('hilde');
  await plans.choose('Mobil 10 GB');
  await plans.row(/^Kjøp nytt abonnement/).check();
  await plans.dialog.getByRole('combobox', { name: 'Velg faktura:' }).selectOption('Fakturanr: 40067891');
  await plans.confirm();
  await plans.buy(/10\sGB/, ['Mobil 10 GB'], 1);
  await expect(page.getByRole('main')).not.toContainText('Endring av');
});

test('[P7-10, P7-14] with a phone at its full price the plan of the own number is replaced', async ({ page }) => {
  const plans = new PlanPage(page);
  await plans.openFor('amund');
  const product = new ProductPage(page);
  await product.openInteractive(`${HANDSET.path}?so=upfront`);
  await page.getByRole('link', { name: 'Kjøp med abonnement' }).click();
  await expect(page.getByRole('region', { name: 'Telefonen du har valgt' })).toContainText(HANDSET.name);
  const other = page.getByRole('article').filter({ hasNotText: 'Ditt abonnement' }).first();
  await other.getByRole('button', { name: /^Velg / }).click();
  await plans.row(/923 ?45 ?678/).check();
  await plans.confirm();
  await expect(plans.cart.lines).toContainText(HANDSET.name);
  await plans.buy(/Endring av/, ['Endring av 923 45 678'], 0);
  await expect(page.getByRole('main')).toContainText(HANDSET.name);
});
