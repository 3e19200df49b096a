/** The header in a browser: drawers, mega-menus, announcements. */
import type { Locator, Page } from '@playwright/test';
import { CartDrawer } from '../pages/cart-drawer';
import { ProductPage } from '../pages/product-page';
import { fillLogin } from '../pages/session';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

const banner = (page: Page): Locator => page.getByRole('banner');
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

const COVER = '/tilbehor/deksler/fjell/silikondeksel-iphone-17-pro/';

const DRAWERS = [
  { button: 'Søk', title: 'Hva leter du etter?', onDesktop: true },
  { button: 'Logg inn', title: 'Logg inn', onDesktop: true },
  { button: 'Meny', title: 'Meny', onDesktop: false },
] as const;

for (const { button, title, onDesktop } of DRAWERS) {
  const tag = onDesktop ? '@one-screen' : [];
  test(
    `[F2.1-17, F4.2-2] the drawer '${title}' takes the focus and gives it back, holds the page, and closes by Esc and 'Lukk'`,
    { tag },
    async ({ page }) => {
      test.skip(!onDesktop && !isPhone(page), 'the menus are in the header');
      await page.goto('/mobiltelefoner/');
      await untilInteractive(page, 'header');
      const tool = banner(page).getByRole('button', { name: button, exact: true });
      const drawer = page.getByRole('dialog', { name: title });
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => drawer.getByRole('button', { name: 'Lukk' }).click(),
      ]) {
        await tool.press('Enter');
        await expect(drawer).toBeVisible();
        await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        for (let stop = 0; stop < 25; stop += 1) await page.keyboard.press('Tab');
        // Between its last stop and its first one the focus may be in the browser's own bars, never on the page behind.
        expect(
          await drawer.evaluate(
            (element) => document.activeElement === document.body || element.contains(document.activeElement),
          ),
        ).toBe(true);
        const before = await page.evaluate(() => window.scrollY);
        await page.mouse.move(20, 600);
        await page.mouse.wheel(0, 800);
        await page.waitForTimeout(100);
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
        await close();
        await expect(drawer).toBeHidden();
        await expect(tool).toBeFocused();
      }
    },
  );
}

test('[F2.5-3, F2.5-5, F2.5-9] the cart’s button opens its drawer, with the sums of the mini-cart in its foot; messages leave its title free', async ({
  page,
}) => {
  const cart = new CartDrawer(page);
  const product = new ProductPage(page);
  for (const path of [HANDSET.path, COVER]) {
    await product.openInteractive(path);
    await product.buyAndOpenCart();
    await expect(cart.dialog).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(cart.dialog).toBeHidden();
  await cart.button.press('Enter');
  await expect(cart.dialog).toHaveAccessibleName('Handlekurv (2)');
  const foot = cart.dialog.locator('dl').filter({ hasText: 'Betal nå:' });
  await expect(foot).toContainText('Betale pr md:');
  await expect(foot).toBeInViewport();

  // A message that is on its way when a drawer opens: every store of the page is found under its name.
  await page.evaluate(() => {
    const stores = globalThis as unknown as Record<symbol, { setState: (state: object) => void }>;
    const toasts = [{ id: 1, kind: 'info', text: 'Prøvemelding' }];
    stores[Symbol.for('shop.toast-store@1')]?.setState({ toasts });
  });
  await expect(page.getByText('Prøvemelding')).toBeVisible();
  const [message, title, close] = await Promise.all([
    page.locator('[popover]:popover-open').boundingBox(),
    cart.dialog.getByRole('heading', { level: 2 }).first().boundingBox(),
    cart.dialog.getByRole('button', { name: 'Lukk', exact: true }).first().boundingBox(),
  ]);
  const lowest = Math.max(...[title, close].map((box) => (box?.y ?? 0) + (box?.height ?? 0)));
  expect(message?.y ?? 0).toBeGreaterThanOrEqual(lowest);
  await page.keyboard.press('Escape');
  await expect(cart.dialog).toBeHidden();
  await expect(cart.button).toBeFocused();
});

test(
  '[F9.15-7] a mega-menu opens under a resting mouse, 333 px high or more, and closes when the mouse leaves it or by Esc',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    test.skip(isPhone(page), 'the menus are in a drawer');
    await page.goto('/');
    await untilInteractive(page, 'header');
    const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
    const entry = menu.getByRole('link', { name: 'Internett', exact: true });
    const panel = page.locator('[popover]:popover-open');
    await entry.hover();
    await expect(panel).toBeVisible();
    await expect.poll(async () => (await panel.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(333);
    await panel.getByRole('link', { name: 'Bredbånd', exact: true }).hover();
    await page.waitForTimeout(500);
    await expect(panel).toBeVisible();
    await page.mouse.move(600, 880);
    await expect(panel).toHaveCount(0);
    const toggle = menu.getByRole('button', { name: 'Undermeny for Internett' });
    await toggle.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(toggle).toBeFocused();
  },
);

test('[F9.15-8] a scroll to a target ends 110 or 62 px above it, and 45 more where a bar is stuck', async ({
  page,
}) => {
  const room = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
  const offset = (page.viewportSize()?.width ?? 0) >= 856 ? 110 : 62;
  await page.goto('/mobiltelefoner/');
  expect(await room()).toBe(`${offset}px`);
  await page.goto('/mobiltelefoner/apple/iphone-17/');
  await untilInteractive(page, 'page');
  await expect.poll(room).toBe(`${offset + 45}px`);
});

test('[F9.2-12] a closed announcement is gone before any file of the shop has come, and nothing moves', async ({
  page,
  complaints,
}) => {
  // The page that is left may still be fetching its footer.
  complaints.allowed.push(/net::ERR_FAILED/, /ChunkLoadError/);
  await page.goto('/mobiltelefoner/');
  await untilInteractive(page, 'header');
  const messages = page.getByRole('region', { name: 'Kunngjøringer' });
  await messages.getByRole('button', { name: 'LUKK' }).click();
  await expect(messages).toBeHidden();
  const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('note')).toBeHidden();
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBe(y);
});

test('[F3.7-3, F3.7-4, F6-15] each audience has an announcement of its own kind', async ({ page }) => {
  const kinds = [
    ['/bedrift/', 'Kortere åpningstid'],
    ['/borettslag/', 'Ny fellesavtale'],
    ['/borettslag/beboer/', 'Feil i nettet'],
    ['/borettslag/styre/', 'Enklere for styret'],
    ['/borettslag/utbygger/', 'Fiber fra første dag'],
  ] as const;
  const notes = page.getByRole('region', { name: 'Kunngjøringer' }).getByRole('note');
  for (const [path, title] of kinds) {
    await page.goto(path);
    await expect(notes.filter({ hasText: title })).toBeVisible();
    await expect(notes.filter({ hasText: 'Sendes i dag' })).toBeVisible();
  }
  await page.goto('/');
  await expect(notes).toHaveText([/^Sendes i dag/]);
});

test(
  '[F4.2-3] an announcement is minimized, stays so on the next page, and is expanded again',
  { tag: '@one-screen' },
  async ({ page }) => {
    await page.goto('/bedrift/mobiltelefoner/');
    await untilInteractive(page, 'header');
    const note = page.getByRole('note').filter({ hasText: 'Kortere åpningstid' });
    await note.getByRole('button', { name: 'Vis mindre' }).click();
    await expect(note).not.toContainText('Bedriftskundeservice stenger');
    await page.goto('/bedrift/mobilabonnement/');
    await untilInteractive(page, 'header');
    await expect(note).not.toContainText('Bedriftskundeservice stenger');
    await note.getByRole('button', { name: 'Vis hele meldingen' }).click();
    await expect(note).toContainText('Bedriftskundeservice stenger kl. 15 dagen før helligdager.');
  },
);

test(
  '[F9.15-6] of two announcements the one shows whose range of widths contains that of the window',
  { tag: '@one-screen' },
  async ({ page }) => {
    await page.goto('/borettslag/');
    const [long, short] = [
      page.getByText(/med raskere nett og én faktura/),
      page.getByText('Internett og TV til alle.'),
    ];
    for (const [width, shown, hidden] of [
      [1440, long, short],
      [430, long, short],
      [429, short, long],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(shown).toBeVisible();
      await expect(hidden).toBeHidden();
    }
  },
);

test('[F5.2-1] the search field of the drawer can be cleared only when something is in it', async ({ page }) => {
  await page.goto('/mobilabonnement/');
  await untilInteractive(page, 'header');
  await banner(page).getByRole('button', { name: 'Søk', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Hva leter du etter?' });
  const field = drawer.getByLabel('Søk i innhold');
  const clear = drawer.getByRole('button', { name: 'Tøm søkefeltet' });
  await expect(field).toBeFocused();
  await expect(clear).toBeHidden();
  await field.fill('deksel');
  await clear.click();
  await expect(field).toHaveValue('');
  await expect(clear).toBeHidden();
});

test(
  '[F3.7-7, F6-3] store staff choose a store in the dealer area, and the header shows it',
  { tag: '@one-screen' },
  async ({ page }) => {
    await page.goto('/mobiltelefoner/');
    await untilInteractive(page, 'header');
    await banner(page).getByRole('button', { name: 'Logg inn' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Logg inn på Min Side' }).click();
    await fillLogin(page, 'kari');
    const name = banner(page).getByRole('button', { name: /Kari/ });
    await expect(name).toBeVisible();
    await name.click();
    const drawer = page.getByRole('dialog', { name: 'Min Side' });
    await expect(drawer).toContainText('Du har ikke valgt butikk ennå.');
    await drawer.getByRole('link', { name: 'Velg Butikk' }).click();
    await page.getByLabel('Butikk').selectOption({ index: 1 });
    const store = (await page.getByLabel('Butikk').locator('option:checked').textContent())?.split(',')[0] ?? '';
    await page.getByRole('button', { name: /Velg/ }).click();
    await expect(page.getByRole('main')).toContainText(`Du jobber i ${store}`);
    await page.goto('/mobiltelefoner/');
    await name.click();
    await expect(drawer.getByRole('region', { name: 'Butikken din' })).toContainText(store);
  },
);
