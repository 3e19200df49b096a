import type { Page } from '@playwright/test';
import { ProductPage } from '../pages/product-page';
import { endSessionOnServer, fillLogin } from '../pages/session';
import { findsNothing } from '../setup/finds-nothing';
import { OnePrice } from '../setup/one-price';
import { HANDSET } from '../setup/products';
import { IDENTITY_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

const abort = (page: Page) => page.getByRole('button', { name: 'Avbryt Svitsj' });

/** Picks a phone on 'Min Side', which leads back to the product. */
async function startSwap(page: Page, phone: string): Promise<void> {
  await page.goto(`/minside/mobil/avtaler/?til=${encodeURIComponent(HANDSET.path)}`);
  await page.getByRole('link', { name: 'Logg inn' }).click();
  await expect(page).toHaveURL((url) => url.origin === IDENTITY_URL);
  await fillLogin(page, 'eirik');
  await expect(page.getByRole('heading', { level: 1, name: 'Avtalene dine' })).toBeVisible();
  await page.getByRole('button', { name: `Bytt telefonen, ${phone}` }).click();
  await expect(page).toHaveURL((url) => url.pathname === HANDSET.path && url.searchParams.get('so') === 'reswitch');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test(
  '[P2-25, F2.3-10] a Svitsj customer picks the phone to swap on Min Side and comes back to the product',
  { tag: '@gate-phone' },
  async ({ page }) => {
    await startSwap(page, 'Samsung Galaxy S24');
    const cart = await page.evaluate(async () => {
      const orderRef = /(?:^|; )orderRef=([^;]+)/.exec(document.cookie)?.[1];
      const answer = await fetch('/api/cart/get/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orderRef, realm: 'B2C' }),
      });
      return (await answer.json()) as { readonly reSwitch: unknown };
    });
    expect(cart.reSwitch).toMatchObject({ name: 'Samsung Galaxy S24', phoneNumber: '99234567', remainingCost: 2625 });

    const html = await (await page.request.get('/handlekurv/')).text();
    expect(html).toContain('Samsung Galaxy S24');
    expect(html, 'nothing personal is rendered').not.toContain('99234567');
  },
);

test(
  '[P2-47, P3-29, P4-21, P4-52, P6-13, P7-13, P9-23] what is left to pay is said before, the plan is kept, and the cart says the same',
  {
    tag: '@one-price',
  },
  async ({ page, context }) => {
    await startSwap(page, 'iPhone 15');
    const product = new ProductPage(page);
    const main = page.getByRole('main');
    await expect(main).toContainText(/Du er i ferd med å svitsje din iPhone 15 for nummer 993 45 678\./);
    await expect(main).toContainText(/Restbeløp på avtalen \(11\smd\.\)\s*4\s532,-/);
    await expect(main).toContainText(/Bruddgebyr\s*990,-/);
    await expect(page.getByRole('radio', { name: /^Behold eksisterende Fjell-abonnement/ })).toBeChecked();
    await findsNothing(page, 'main');
    const price = new OnePrice('the swap of a phone', [...(await product.promised()), '4 532,-', '990,-']);
    await price.at('page', () => main.textContent());

    // Left, and taken up again in another tab; the session may have ended since.
    await endSessionOnServer(context);
    const tab = await context.newPage();
    const resumed = new ProductPage(tab);
    await resumed.openInteractive(`${HANDSET.path}?so=reswitch`);
    await expect(abort(tab)).toBeVisible();
    await resumed.pressBuy();
    const dialog = tab.getByRole('dialog', { name: 'Endring av abonnement' });
    await expect(dialog.getByRole('radio', { name: /^Behold eksisterende/ })).toBeChecked();
    await findsNothing(tab, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Velg', exact: true }).click();
    await expect(resumed.extras).toBeVisible();
    await tab.goto('/handlekurv/');
    const cart = tab.getByRole('main');
    await expect(cart).toContainText('Innlevering av iPhone 15');
    await expect(cart).toContainText('Bruddgebyr');
    await price.at('cart', () => cart.textContent());
    await cart.getByRole('link', { name: 'Gå til kassen' }).click();
    await expect(tab).toHaveURL(/\/kasse\/personlige-opplysninger\//);
    await price.at('checkout', () => tab.getByRole('main').textContent());
    price.print();
  },
);

test('[P2-47, P4-12, P4-52, P7-15] aborted in one tab it is over in the other one', async ({ page, context }) => {
  await startSwap(page, 'Samsung Galaxy S24');
  const tab = await context.newPage();
  const product = new ProductPage(tab);
  await product.openInteractive(HANDSET.path);
  await expect(abort(tab)).toBeVisible();
  await abort(page).click();
  await expect(abort(page)).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Oppsummering' }).getByRole('button', {
      name: 'Velg telefon å svitsje på Min Side',
    }),
  ).toBeVisible();
  await expect(abort(tab)).toBeHidden();
});
