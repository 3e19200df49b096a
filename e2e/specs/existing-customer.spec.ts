/** A customer who is logged in buys a phone for an own subscription: kept, changed, or with a new one. */
import type { Locator, Page } from '@playwright/test';
import { ExtrasDialog, ProductPage } from '../pages/product-page';
import { endSessionOnServer, fillLogin, logInFrom, nameButton } from '../pages/session';
import { findsNothing } from '../setup/finds-nothing';
import { HANDSET } from '../setup/products';
import { IDENTITY_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

const LEASE = `${HANDSET.path}?so=lease24`;

class CustomerPage extends ProductPage {
  readonly own = this.page.getByRole('radiogroup', { name: /^Hvem skal ha telefon/ });
  readonly change = this.page.getByRole('dialog', { name: 'Endring av abonnement' });

  async openFor(login: string, path = LEASE) {
    await logInFrom(this.page, '/mobilabonnement/', login);
    await this.openInteractive(path);
  }
  row(name: RegExp) {
    return this.own.getByRole('radio', { name });
  }
  async changeTo(plan: RegExp) {
    await this.page.getByRole('button', { name: /^Endre abonnement/ }).click();
    await this.change.getByRole('radio', { name: plan }).check();
    await this.change.getByRole('button', { name: 'Velg', exact: true }).click();
    await expect(this.change).toBeHidden();
  }
}

test(
  '[P6-7, P6-8, P6-9, P6-10, P7-7, P7-10] keeps the own subscription: only the phone is paid',
  { tag: ['@gate-desktop', '@one-price'] },
  async ({ page }) => {
    const product = new CustomerPage(page);
    await product.openFor('ingrid');
    await expect(page.getByText('Hei, Ingrid!')).toBeVisible();
    await expect(product.own.getByRole('radio')).toHaveCount(4);
    await expect(product.row(/^Ingrid Nordmann, 912 34 567/)).toBeChecked();
    await expect(product.summary).toContainText('Som i dag');
    await findsNothing(page, 'main');
    await product.buyToCheckout('a phone, ingrid keeps her plan');
  },
);

test(
  '[P2-39, P3-25, P4-51] changes it: the new price is on the page, in the cart and in the checkout',
  {
    tag: '@one-price',
  },
  async ({ page }) => {
    const product = new CustomerPage(page);
    await product.openFor('amund');
    await page.getByRole('button', { name: /^Endre abonnement/ }).click();
    await expect(product.change.getByRole('heading', { name: 'Endre fra' })).toBeVisible();
    await findsNothing(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await product.changeTo(/^Fjell X Max(?! Pluss)/);
    await expect(page.getByText(/^Nytt abonnement er valgt\./)).toBeVisible();
    await expect(product.own).toContainText(/Endres til/);
    await product.buyToCheckout('a phone, amund changes his plan');
  },
);

for (const [login, plan] of [
  ['amund', /^Fjell X Basic/],
  ['ingrid', /^Fjell X Max(?! Pluss)/],
  ['turid', /20\sGB/],
] as const)
  test(
    `[P6-10, P6-16, F9.9-1] ${login} buys a new one: with family discount and doubled data the prices are the same everywhere`,
    { tag: '@one-price' },
    async ({ page }) => {
      const product = new CustomerPage(page);
      await product.openFor(login);
      await product.row(/^Kjøp nytt abonnement/).check();
      const plans = page.getByRole('radiogroup', { name: 'Velg abonnement' });
      const more = page.getByRole('button', { name: /^Vis \d+ abonnement til/ });
      if (await more.isVisible()) await more.click();
      await plans.getByRole('radio', { name: plan }).first().check();
      await product.buyToCheckout(`a phone, ${login} adds a plan of the family`);
    },
  );

test('[P6-9] hilde chooses the account, and with it the subscription', async ({ page }) => {
  const product = new CustomerPage(page);
  await product.openFor('hilde');
  await page.getByRole('combobox', { name: 'Velg faktura:' }).selectOption('Fakturanr: 40067891');
  await expect(product.row(/971 23 457/)).toBeChecked();
  await product.buyToCheckout('a phone, on an account that hilde chooses');
});

test('[P3-22] bjorn, whose account is a company’s, is offered new plans and told where the company orders', async ({
  page,
}) => {
  const product = new CustomerPage(page);
  await product.openFor('bjorn');
  await expect(page.getByText('Abonnement på bedriftskonto bestiller du i bedriftsbutikken.')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Velg abonnement' })).toBeVisible();
  await product.buyToCheckout('a phone, bjorn with a new plan');
});

test('[P4-50, P5-6, P8-8, P8-9] solveig’s plan is not sold any more: she changes it', async ({ page }) => {
  const product = new CustomerPage(page);
  await product.openFor('solveig');
  await expect(product.row(/^Solveig/)).toBeDisabled();
  await expect(page.getByText(/^Kontoen din har ingen abonnement som kan videreføres\./)).toBeVisible();
  await product.changeTo(/^Fjell X Basic/);
  await expect(product.row(/^Solveig/)).toBeChecked();
  await product.buyToCheckout('a phone, solveig changes a plan that is not sold');
});

test('[P6-10] nora, who sees her own line only, keeps it; per, without one, is offered new plans', async ({
  page,
  context,
}) => {
  const product = new CustomerPage(page);
  await product.openFor('nora');
  await expect(product.own.getByRole('radio')).toHaveCount(2);
  await product.buyToCheckout('a phone, nora keeps her plan');
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await product.openFor('per');
  await expect(page.getByRole('radiogroup', { name: 'Velg abonnement' })).toBeVisible();
  await expect(page.getByText('Hei, Per!')).toBeVisible();
  await expect(product.own).toHaveCount(0);
});

test(
  '[P4-20] Svitsj with the own subscription: today’s plan is chosen in the dialog',
  { tag: '@gate-phone' },
  async ({ page }) => {
    const product = new CustomerPage(page);
    await product.openFor('amund', `${HANDSET.path}?so=new-switch`);
    await expect(product.summary).toContainText('Som i dag');
    await product.pressBuy();
    await expect(product.change.getByRole('radio', { name: /^Amund/ })).toBeChecked();
    await product.change.getByRole('button', { name: 'Velg', exact: true }).click();
    await expect(product.extras).toBeVisible();
  },
);

/** Leaves for a login by this button; on the provider's page, if it still asks. */
async function logInAgain(page: Page, button: Locator, login: string): Promise<void> {
  const left = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  await button.click();
  await left;
  await page.waitForURL((url) => url.origin === IDENTITY_URL || url.pathname === HANDSET.path);
  if (page.url().startsWith(IDENTITY_URL)) await fillLogin(page, login);
  await expect(page).toHaveURL((url) => url.pathname === HANDSET.path);
}

test('[P7-10, P8-1] a session that ends before the purchase: the cart says so, after the login everything is as it was', async ({
  page,
  context,
}) => {
  const product = new CustomerPage(page);
  await product.openFor('ingrid');
  await product.row(/^Jonas/).check();
  await product.changeTo(/^Fjell X Max(?! Pluss)/);
  await endSessionOnServer(context);
  await product.pressBuy();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Du er logget ut.' });
  await expect(alert).toBeVisible();
  await expect(product.row(/^Jonas/)).toBeChecked();
  await logInAgain(page, alert.getByRole('button', { name: 'Logg inn' }), 'ingrid');
  await expect(nameButton(page, /Ingrid/)).toBeVisible();
  await expect(product.row(/^Jonas/)).toBeChecked();
  await expect(product.own).toContainText(/Endres til/);
  await product.buyToCheckout('a phone, ingrid changes a plan after a second login');
});

for (const step of ['insurance', 'accessories'] as const)
  test(`a session that ends at the step of ${step}: what was put into the cart is there, and the purchase goes on`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allowed.push(/401/);
    const product = new CustomerPage(page);
    const extras = new ExtrasDialog(page);
    await product.openFor('ingrid');
    await product.pressBuy();
    await extras.insuranceQuestion.waitFor();
    if (step === 'accessories') await product.decline();
    await endSessionOnServer(context);
    if (step === 'insurance') {
      await extras.choices.first().check();
      await extras.next.click();
    }
    await expect(extras.accessoriesQuestion).toBeVisible();
    await extras.accessories
      .first()
      .getByRole('button', { name: /^Legg i handlekurv/ })
      .click();
    await extras.checkout.click();
    await expect(page).toHaveURL(/\/kasse\//);
    await expect(page.getByRole('main')).toContainText(HANDSET.name);
    await page.goto('/handlekurv/');
    const lines = page.getByRole('main').getByRole('list', { name: 'Varer i handlekurven' });
    await expect(lines.getByRole('listitem')).not.toHaveCount(0);
    await expect(lines).toContainText(HANDSET.name);
    if (step === 'insurance') await expect(lines).toContainText('Fjell Trygg');
  });
