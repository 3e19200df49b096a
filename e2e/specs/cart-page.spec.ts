/** The cart page and its drawer as they look: on narrow screens, by keyboard, on paper. */
import type { Page } from '@playwright/test';
import { CartDrawer } from '../pages/cart-drawer';
import { fillCart } from '../setup/fill-cart';
import { findsNothing } from '../setup/finds-nothing';
import { untilInteractive } from '../setup/hydrated';
import { expect, test } from '../setup/test';

/** A phone of the reference catalogue. */
const PHONE = '4311820';
const LEASE = { financingType: 'lease', financingDuration: 24, pricePlan: 'FJELL_X_BASIC_2025_2' };
const WIDTHS = [1440, 390, 320] as const;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

async function openDrawer(page: Page): Promise<CartDrawer> {
  const cart = new CartDrawer(page);
  await page.goto('/finnes-ikke/');
  await untilInteractive(page, 'header');
  await cart.button.click();
  await expect(cart.lines).toBeVisible();
  await expect.poll(() => cart.dialog.evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0);
  return cart;
}

test('the last line of the drawer is put back by keyboard; removed again, the drawer closes after the offer', async ({
  page,
  context,
  request,
  baseURL,
  complaints,
}) => {
  complaints.allowed.push(/status of 404/);
  await fillCart(request, [context], String(baseURL), [{ accessorySku: '4525857', quantity: 3 }]);
  const cart = await openDrawer(page);
  const remove = cart.dialog.getByRole('button', { name: /^Fjern/ });
  const undo = cart.dialog.getByRole('button', { name: /^Angre/ });
  await remove.press('Enter');
  await expect(cart.dialog).toHaveAccessibleName('Handlekurv (0)');
  await undo.press('Enter');
  await expect(cart.lines).toContainText('3 stk');
  await expect(cart.lines).toBeFocused();
  await remove.press('Enter');
  await expect(undo).toBeVisible();
  await expect(cart.dialog).toBeHidden();
  expect(await focused(page)).toBe('MAIN');
});

for (const width of WIDTHS) {
  test(`axe finds nothing in a filled cart ${width} px wide, on its page and in the drawer, and nothing is cut off`, async ({
    page,
    context,
    request,
    baseURL,
    complaints,
  }) => {
    complaints.allowed.push(/status of 404/);
    await page.setViewportSize({ width, height: 800 });
    await fillCart(request, [context], String(baseURL), [
      { handsetSku: PHONE, ...LEASE },
      { accessorySku: '4525857', quantity: 10 },
    ]);
    await page.goto('/handlekurv/');
    await untilInteractive(page, 'page');
    for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
    await findsNothing(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const cart = await openDrawer(page);
    for (const summary of await cart.dialog.locator('summary').all()) await summary.click();
    await findsNothing(page, 'dialog[open]');
    const foot = cart.dialog.locator('dl').filter({ hasText: 'Betal nå:' });
    const [parts, sums] = await Promise.all([cart.dialog.locator('details').last().boundingBox(), foot.boundingBox()]);
    expect((parts?.y ?? 0) + (parts?.height ?? 0)).toBeLessThanOrEqual(sums?.y ?? 0);
  });
}

test('[F3.2-6] on paper every sum is unfolded, nothing is there to press, and it takes no blank page', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await fillCart(request, [context], String(baseURL), [
    { handsetSku: PHONE, ...LEASE },
    { accessorySku: '4525857', quantity: 2 },
  ]);
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.goto('/handlekurv/');
  await untilInteractive(page, 'page');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const text of [/Minste totalpris for telefon og abonnement/, /^2 × /])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  for (const text of ['Gå til kassen', 'Tøm handlekurven', 'Du kan få rabatt'])
    for (const each of await main.getByText(text).all()) await expect(each).toBeHidden();
  const [paper, footer] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0,
  ]);
  expect(paper).toBeLessThan(Math.max(1047, footer) + 40);
});
