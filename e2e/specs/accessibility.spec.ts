import type { Page } from '@playwright/test';
import { CartDrawer } from '../pages/cart-drawer';
import { ProductPage } from '../pages/product-page';
import { fillLogin } from '../pages/session';
import { findsNothing } from '../setup/finds-nothing';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

/** Each kind of page, and the screen on which the gate looks at it. */
const PAGES = [
  ['/', '@gate-desktop'],
  ['/mobiltelefoner/', '@gate-phone'],
  ['/tilbehor/'],
  [HANDSET.path, '@gate-phone'],
  ['/mobilabonnement/', '@gate-desktop'],
  ['/mobilabonnement/familie/'],
  ['/mobilabonnement/velge-mobilabonnement/'],
  ['/mobilabonnement/pakketilbud/'],
  ['/mobilabonnement/priser/'],
  ['/mobilabonnement/ubegrenset-data-provekjop/'],
  ['/internett/mobilt-bredband/'],
  ['/bedrift/mobilabonnement/'],
  ['/handlekurv/', '@gate-phone'],
  ['/finnes-ikke/', '@gate-desktop'],
] as const;

for (const [path, tag = []] of PAGES)
  test(`axe finds nothing on ${path}`, { tag }, async ({ page, complaints }) => {
    complaints.allowed.push(/status of 404/);
    await page.goto(path);
    await untilInteractive(page, 'header');
    await findsNothing(page);
  });

/** Opens a drawer of the header, and waits until it has arrived: axe reads colours that are on their way. */
async function openDrawer(page: Page, button: string | RegExp, title: string | RegExp) {
  await page.getByRole('banner').getByRole('button', { name: button, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer).toBeVisible();
  await expect.poll(() => drawer.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  return drawer;
}

const DRAWER = 'dialog[open]';

for (const [button, title] of [
  ['Søk', 'Hva leter du etter?'],
  ['Logg inn', 'Logg inn'],
] as const) {
  test(`axe finds nothing in the drawer '${title}'`, async ({ page, complaints }) => {
    complaints.allowed.push(/status of 404/);
    await page.goto('/finnes-ikke/');
    await untilInteractive(page, 'header');
    await openDrawer(page, button, title);
    await findsNothing(page, DRAWER);
  });
}

test('axe finds nothing in the menus: the drawer of a phone with a list of its own, or an open mega-menu', async ({
  page,
  complaints,
}) => {
  complaints.allowed.push(/status of 404/);
  await page.goto('/finnes-ikke/');
  await untilInteractive(page, 'header');
  if (await page.getByRole('banner').getByRole('button', { name: 'Meny', exact: true }).isVisible()) {
    const menu = await openDrawer(page, 'Meny', 'Meny');
    await findsNothing(page, DRAWER);
    await menu.getByRole('button', { name: 'Nettbutikk' }).click();
    await findsNothing(page, DRAWER);
  } else {
    await page.getByRole('button', { name: 'Undermeny for Nettbutikk' }).click();
    const panel = page.locator('[popover]:popover-open');
    await expect.poll(() => panel.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await findsNothing(page, 'header');
  }
});

test('axe finds nothing in the cart drawer', async ({ page }) => {
  const product = new ProductPage(page);
  await product.openInteractive(HANDSET.path);
  await product.buyAndOpenCart();
  await expect(new CartDrawer(page).lines).toBeVisible();
  await page.keyboard.press('Escape');
  await openDrawer(page, 'Handlekurv', /^Handlekurv/);
  await findsNothing(page, DRAWER);
});

for (const [username, name, title] of [
  ['ingrid', /Ingrid/, 'Mine sider'],
  ['kari', /Kari/, 'Min Side'],
] as const) {
  test(`axe finds nothing in '${title}' of ${username}`, async ({ page }) => {
    await page.goto('/mobiltelefoner/');
    await untilInteractive(page, 'header');
    const login = await openDrawer(page, 'Logg inn', 'Logg inn');
    await login.getByRole('link', { name: 'Logg inn på Min Side' }).click();
    await fillLogin(page, username);
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
    await openDrawer(page, name, title);
    await findsNothing(page, DRAWER);
  });
}

test('a page of 320 px scrolls in one direction only', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path] of PAGES.slice(0, 6)) {
    await page.goto(path);
    const { width, room } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    expect(width, path).toBeLessThanOrEqual(room);
  }
});
