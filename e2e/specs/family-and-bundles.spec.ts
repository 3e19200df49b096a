import { CartDrawer } from '../pages/cart-drawer';
import { untilInteractive } from '../setup/hydrated';
import { OnePrice, plain } from '../setup/one-price';
import { expect, test } from '../setup/test';

const FAMILY = '/mobilabonnement/familie/';
const CHECKOUT = /\/kasse\/personlige-opplysninger\//;
const GUIDE = '/mobilabonnement/velge-mobilabonnement/';

test(
  '[F9.8-1, F9.9-5, F9.9-8] a family with binding: page, cart and checkout have one sum',
  { tag: ['@gate-desktop', '@one-price'] },
  async ({ page }) => {
    await page.goto(FAMILY);
    await untilInteractive(page, 'page');
    await page.getByRole('combobox', { name: /^Antall X Max Pluss/ }).selectOption('Ingen');
    await page.getByRole('combobox', { name: /^Antall X Basic/ }).selectOption('3 abonnement');
    await page.getByRole('radio', { name: /^12 måneders avtaletid/ }).check();
    const summary = page.getByRole('region', { name: 'Dette koster det' });
    // ceil((499 + 2 × 399) × 0.9) = 1168; 12 × 1168 = 14016.
    await expect(summary).toContainText(/Totalt pr\. md\. med familierabatt og årsrabatt\s*1\s168,-/);
    await expect(summary).toContainText(/Totalpris i avtaletiden \(12 md\.\)\s*14\s016,-/);
    await expect(page).toHaveURL(/binding=12/);
    await summary.getByRole('button', { name: /^Legg i handlekurv/ }).click();
    const price = new OnePrice('a family of three', ['1 168,-']);
    await price.at('page', () => summary.textContent());
    const cart = new CartDrawer(page);
    await price.at('cart', () => cart.dialog.textContent());
    await cart.checkout.click();
    await expect(page).toHaveURL(CHECKOUT);
    await price.at('checkout', () => page.getByRole('main').textContent());
    price.print();
  },
);

test('[F9.10-16] the family page says what X Rask with streaming costs with and without the family discount', async ({
  page,
}) => {
  await page.goto(`${FAMILY}?linjer=MOBIL_X_RASK_VT.2`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'veiledende pris' });
  await expect(row).toContainText(/Mobil 499,-\/md\. \(399,-\/md\. med familierabatt\) og strømming 599,-\/md\./);
  await page.goto(`${FAMILY}?linjer=X_MAX_2025.1&linjer=MOBIL_X_RASK_VT.1`);
  await expect(row).toContainText(/Mobil 399,-\/md\. og strømming 599,-\/md\. \(veiledende pris 749,-\/md\.\)/);
});

test('[F9.10-2] every plan that is sold costs in the cart what its card says', async ({ request }) => {
  const { subscriptions } = (await (await request.get('/api/view-models/subscriptions/B2C')).json()) as {
    readonly subscriptions: readonly {
      readonly offeringCode: string;
      readonly isHidden?: boolean;
      readonly billingType?: string;
      readonly monthlyOfferingPrice: number;
      readonly monthlyOfferingDiscount?: number;
      readonly firstYearDiscountAmount?: number;
      readonly upfrontOfferingPrice?: number;
    }[];
  };
  for (const plan of subscriptions.filter(({ isHidden }) => !isHidden)) {
    const answer = await request.post('/api/cart/update/', {
      data: { realm: 'B2C', update: { pricePlan: plan.offeringCode, quantity: 1 } },
    });
    const { totals } = (await answer.json()) as {
      readonly totals: { readonly monthly: number; readonly upfront: number };
    };
    const monthly =
      plan.monthlyOfferingPrice - (plan.monthlyOfferingDiscount ?? 0) - (plan.firstYearDiscountAmount ?? 0);
    const expected = plan.billingType === 'PREPAID' ? plan.upfrontOfferingPrice : monthly;
    const inCart = plan.billingType === 'PREPAID' ? totals.upfront : totals.monthly;
    expect([plan.offeringCode, inCart]).toEqual([plan.offeringCode, expected]);
  }
});

test('[P2-24] the guide asks, recommends with reasons, and its address can be shared', async ({ page, isMobile }) => {
  await page.goto(GUIDE);
  await untilInteractive(page, 'page');
  for (const [index, answer] of [/^Middels/, /^En voksen/, /^Sjelden/, /^Høy/, /^Nei, bare ett/].entries()) {
    await page.getByRole('radio', { name: answer }).check();
    if (isMobile && index < 4) await page.getByRole('button', { name: 'Neste' }).click();
  }
  await page.getByRole('button', { name: 'Vis anbefaling' }).click();
  const heading = page.getByRole('heading', { name: /^Vi anbefaler/ });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Nest best')).toBeVisible();
  const advice = await heading.textContent();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Vi anbefaler/ })).toHaveText(advice ?? '');
});

test(
  '[F3.6-1, F9.12-1] a bundle goes into the cart at the price of its card, with its plan',
  {
    tag: '@one-price',
  },
  async ({ page }) => {
    await page.goto('/mobilabonnement/pakketilbud/');
    await untilInteractive(page, 'page');
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Bordhøyttaleren Fonn med X Max Pluss' });
    await expect(card).toContainText('Tilbudet gjelder så langt lageret rekker.');
    const [prices = ''] = plain(await card.textContent()).split('Gjelder nytt abonnement');
    const price = new OnePrice('a bundle', prices.match(/\d[\d ]*,-(\/md\.)?/g) ?? []);
    await price.at('card', () => card.textContent());
    await card.getByRole('button', { name: /^Velg pakken/ }).click();
    const cart = new CartDrawer(page);
    await expect(cart.dialog).toContainText('Fonn');
    await expect(cart.dialog).toContainText('12 måneders avtaletid');
    await expect(cart.dialog).toContainText(/−1\s000,-/);
    await price.at('cart', () => cart.dialog.textContent());
    await cart.checkout.click();
    await expect(page).toHaveURL(CHECKOUT);
    await price.at('checkout', () => page.getByRole('main').textContent());
    price.print();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[F9.9-5] the family is computed by a plain form and put into the cart by another', async ({ page }) => {
    await page.goto(`${FAMILY}?linjer=X_BASIC_2025_2.3&binding=12`);
    await expect(page.getByRole('region', { name: 'Dette koster det' })).toContainText(/1\s168,-/);
    await page.getByRole('button', { name: 'Regn ut' }).click();
    await expect(page).toHaveURL(/linjer=X_BASIC_2025_2\.3/);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Legg i handlekurv/ })
      .click();
    await expect(page).toHaveURL(/\/handlekurv\/$/);
    await expect(page.getByRole('main')).toContainText(/1\s168,-/);
  });

  test('[P2-24] the guide answers a plain form', async ({ page }) => {
    await page.goto(GUIDE);
    for (const answer of [/^Lite/, /^En voksen/, /^Sjelden/, /^Høy/, /^Nei, bare ett/])
      await page.getByRole('radio', { name: answer }).check();
    await page.getByRole('button', { name: 'Vis anbefaling' }).click();
    await expect(page.getByRole('heading', { name: /^Vi anbefaler/ })).toBeVisible();
  });
});
