import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CartDrawer } from '../pages/cart-drawer';
import { untilInteractive } from '../setup/hydrated';
import { OnePrice, plain } from '../setup/one-price';
import { expect, test } from '../setup/test';

async function openSpeeds(page: Page) {
  await page.goto('/mobilabonnement/');
  await untilInteractive(page, 'page');
  await page.getByRole('button', { name: 'Gå videre og velg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Velg hastighet' });
  await expect(dialog.getByRole('slider')).toBeVisible();
  return dialog;
}

test('[F2.7-2] [F4.3-2] [F4.3-3] [F4.3-4] the speed is chosen by keyboard; the price follows, and the focus comes back', async ({
  page,
}) => {
  const dialog = await openSpeeds(page);
  await expect(dialog).toContainText('399,-');
  await dialog.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('499,-');
  await page.keyboard.press('End');
  await expect(dialog.getByText('599,-', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('switch')).toBeChecked();
  await expect(dialog.getByText('Minste totalpris 699,-', { exact: true })).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Gå videre og velg' })).toBeFocused();
});

test('[F9.11-4] a pointer that drags the slider snaps to the speed of each third', async ({ page }) => {
  const dialog = await openSpeeds(page);
  await expect.poll(() => dialog.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  const slider = dialog.getByRole('slider');
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider has no box');
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(1 / 6));
  await page.mouse.down();
  for (const [share, speed] of [
    [0.3, 'Moderat 10'],
    [0.4, 'Høy 250'],
    [0.64, 'Høy 250'],
    [0.7, 'Lynrask 1000'],
    [0.95, 'Lynrask 1000'],
  ] as const) {
    await page.mouse.move(...at(share));
    await expect(slider).toHaveAttribute('aria-valuetext', speed);
  }
  await page.mouse.up();
});

test('the chosen speed is put into the cart at the price of the dialog', { tag: '@gate-phone' }, async ({ page }) => {
  const dialog = await openSpeeds(page);
  await dialog.getByRole('slider').press('ArrowRight');
  await dialog.getByRole('button', { name: /^Legg i handlekurv/ }).click();
  const cart = new CartDrawer(page);
  await expect(cart.dialog).toHaveAccessibleName('Handlekurv (1)');
  await expect(cart.dialog).toContainText('499,-/md.');
});

for (const [what, path] of [
  ['a plan', '/mobilabonnement/barn/'],
  ['a trial', '/mobilabonnement/ubegrenset-data-provekjop/'],
  ['prepaid', '/mobilabonnement/kontantkort/'],
  ['broadband', '/internett/mobilt-bredband/'],
] as const)
  test(`${what}: one price on the card, in the cart and in the checkout`, { tag: '@one-price' }, async ({ page }) => {
    await page.goto(path);
    await untilInteractive(page, 'page');
    const card = page.getByRole('main').getByRole('article').first();
    const text = plain(await card.textContent());
    const [monthly = 'none'] = /\d[\d ]*,-(\/md\.)?/.exec(text.replaceAll(/\d+ GB/g, '')) ?? [];
    const minimum = /Minste totalpris (\d[\d ]*,-)/.exec(text)?.[1];
    const price = new OnePrice(what, [monthly, ...(minimum ? [minimum] : [])]);
    await price.at('card', () => card.textContent());
    await card.getByRole('button', { name: /^(Legg i handlekurv|Prøv oss)/ }).click();
    const cart = new CartDrawer(page);
    await price.at('cart', () => cart.dialog.textContent());
    await cart.checkout.click();
    await expect(page).toHaveURL(/\/kasse\/personlige-opplysninger\//);
    await price.at('checkout', () => page.getByRole('main').textContent());
    price.print();
  });

test('[F5.3-5] an address that names a plan opens it', async ({ page }) => {
  await page.goto('/mobilabonnement/?abonnement=FJELL_MOBIL_10GB_2025_2');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '10 GB' }) });
  await expect(card.locator('details')).toHaveAttribute('open');
  await expect(card).toBeInViewport();
  await page.goto('/mobilabonnement/?abonnement=FJELL_X_MAX_PLUS_2025');
  await expect(page.getByRole('dialog', { name: 'Velg hastighet' })).toContainText('699,-');
});

test('[F2.7-5] [F4.3-5] the terms of a price open at a press and close at Escape', async ({ page }) => {
  await page.goto('/mobilabonnement/');
  await untilInteractive(page, 'page');
  const toggle = page.getByRole('button', { name: /^Pris og vilkår Mobil 10/ });
  await toggle.click();
  const terms = page.getByRole('group', { name: /^Pris og vilkår for Mobil 10/ });
  await expect(terms).toContainText('Fakturagebyr');
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('[P3-21, F3.3-5] the conditions of a price have the editors’ colours and their icon', async ({ page }) => {
  await page.goto('/mobilabonnement/');
  await untilInteractive(page, 'page');
  await page.getByRole('button', { name: /^Pris og vilkår Mobil 10/ }).click();
  const condition = page.getByText('Prisen gjelder bruk i Norge, EU og EØS.').filter({ visible: true });
  await expect(condition).toHaveCSS('background-color', 'rgb(248, 246, 254)');
  await expect(condition).toHaveCSS('color', 'rgb(29, 21, 36)');
  await expect(condition.locator('svg')).toHaveCSS('color', 'rgb(85, 37, 150)');
});

test('[F2.7-7] [F6-10] [F6-11] [F2.9-5] a business starts its order from a plan, at a price without mva.', async ({
  page,
}) => {
  // A phone that no plan is sold with is ordered with none.
  await page.goto('/bedrift/mobilabonnement/?hw=IP17-256-SORT');
  const card = page.getByRole('article').filter({ hasText: '20 GB' }).first();
  await expect(card).toContainText('299,-/md.');
  await card.getByRole('link', { name: /^Start bestilling/ }).click();
  await expect(page).toHaveURL(/\/bedrift\/kasse\/bestilling\/\?abonnement=FJELL_BEDRIFT_20GB$/);
});

test('[F2.9-5] a business takes the device along that its plan is sold with', async ({ page }) => {
  await page.goto('/bedrift/mobilabonnement/');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: /^Ta med Voyager/ }) });
  await card.getByRole('link', { name: /^Ta med Voyager/ }).click();
  await expect(page).toHaveURL(/\/bedrift\/mobilabonnement\/\?abonnement=FJELL_BEDRIFT_X_MAX&hw=/);
  const chosen = page.getByRole('article').filter({ hasText: 'Bestilles med' });
  await chosen.getByRole('link', { name: /^Start bestilling/ }).click();
  await expect(page).toHaveURL(/\/bedrift\/kasse\/bestilling\/\?abonnement=FJELL_BEDRIFT_X_MAX&hw=[\w-]+$/);
  await expect(page.getByRole('main')).toContainText('Voyager');
});

test('all plans stand in one table whose head stays in view on a desktop', async ({ page, isMobile }) => {
  await page.goto('/mobilabonnement/priser/');
  const table = page.getByRole('table', { name: 'Alle abonnement sammenlignet' });
  await expect(table.getByRole('row', { name: /^Mobilt bredbånd 50\sGB/ })).toContainText(
    '3 588,-'.replace(' ', '\u00a0'),
  );
  await table.getByRole('row', { name: /^Kontant 15\sGB/ }).scrollIntoViewIfNeeded();
  const head = table.getByRole('columnheader', { name: 'Totalt første år' });
  if ((page.viewportSize()?.width ?? 0) >= 1024 && !isMobile) await expect(head).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[F4.3-3] the speeds are choices of a plain form, the terms of a price open, and a plan is put into the cart', async ({
    page,
  }) => {
    await page.goto('/mobilabonnement/');
    await page.getByRole('button', { name: /^Pris og vilkår Mobil 5/ }).click();
    await expect(page.getByRole('group', { name: /^Pris og vilkår for Mobil 5/ })).toContainText('Fakturagebyr');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Gå videre og velg' })).toBeHidden();
    const speeds = page.getByRole('radiogroup', { name: 'Velg hastighet' });
    await expect(speeds.getByRole('radio', { name: /^Høy/ })).toBeChecked();
    await speeds.getByRole('radio', { name: /^Lynrask med Max Pluss/ }).check();
    await page.getByRole('button', { name: 'Legg i handlekurv Fjell X' }).click();
    await expect(page).toHaveURL(/\/handlekurv\/$/);
    await expect(page.getByRole('main')).toContainText('Fjell X Max Pluss');
  });
});
