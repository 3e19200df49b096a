/** Browsers that forbid storage, or have no room left: a login says what to allow, everything else works without. */
import type { Page } from '@playwright/test';
import { ProductPage } from '../pages/product-page';
import { loginButton, logInFrom, nameButton } from '../pages/session';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

const REFUSALS: Readonly<Record<string, () => void>> = {
  'forbids storage': () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        },
      });
  },
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  },
};
const WHAT_TO_ALLOW = /Tillat informasjonskapsler og lagring for denne siden/;

async function expectAdvice(page: Page) {
  await expect(page.getByRole('alert')).toHaveText(WHAT_TO_ALLOW);
  await expect(page.getByText('Et øyeblikk …')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Prøv å logge inn igjen' })).toHaveAttribute(
    'href',
    '/webshop-next/login/?til=%2Fmobiltelefoner%2F',
  );
}

for (const [what, refuse] of Object.entries(REFUSALS)) {
  test(`a browser that ${what}: the page of the login says what to allow`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('/webshop-next/login/?til=/mobiltelefoner/');
    await expectAdvice(page);
  });

  test(`a browser that ${what}: the login of another page leads there`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('/mobiltelefoner/');
    await untilInteractive(page, 'header');
    await loginButton(page).click();
    await page.getByRole('dialog', { name: 'Logg inn' }).getByRole('link', { name: 'Logg inn på Min Side' }).click();
    await expect(page).toHaveURL(/\/webshop-next\/login\//);
    await expectAdvice(page);
  });

  test(`a browser that ${what}: a customer sees their own prices, buys, and changes the cart`, async ({ page }) => {
    await logInFrom(page, '/mobiltelefoner/', 'ingrid');
    await page.addInitScript(refuse);
    const product = new ProductPage(page);
    await product.openInteractive(HANDSET.path);
    await expect(nameButton(page, /Ingrid/)).toBeVisible();
    await product.payment.getByRole('tab', { name: 'Fullpris' }).click();
    const cart = await product.buyAndOpenCart();
    await expect(cart.lines).toContainText(HANDSET.name);
    await page.goto('/handlekurv/');
    await untilInteractive(page, 'page');
    await expect(page.getByRole('main')).toContainText(HANDSET.name);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Fjern/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Angre/ }).first()).toBeVisible();
  });
}
