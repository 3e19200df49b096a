import { fillLogin } from '../pages/session';
import { untilInteractive } from '../setup/hydrated';
import { IDENTITY_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

async function login(page: import('@playwright/test').Page, user: string) {
  await page.goto('/mobiltelefoner/');
  await untilInteractive(page, 'header');
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  await page
    .getByRole('dialog', { name: 'Logg inn' })
    .getByRole('link', { name: /Logg inn/ })
    .or(page.getByRole('dialog', { name: 'Logg inn' }).getByRole('button', { name: /^Logg inn/ }))
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.origin === IDENTITY_URL);
  await fillLogin(page, user);
}

test(
  '[F2.3-7, F2.10-3] after a login the header shows the name, on the page where it began; a reload keeps it; logging out ends it',
  { tag: '@gate-phone' },
  async ({ page }) => {
    await login(page, 'ingrid');
    await expect(page).toHaveURL(/\/mobiltelefoner\/$/);
    const name = page.getByRole('banner').getByRole('button', { name: /Ingrid/ });
    await expect(name).toBeVisible();
    await page.reload();
    await expect(name).toBeVisible();
    await name.click();
    await page.getByRole('button', { name: 'Logg ut' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  },
);

test('[F2.3-8, F6-3] store staff see the dealer area’s links only, and log out', async ({ page }) => {
  await login(page, 'kari');
  await page.getByRole('banner').getByRole('button', { name: /Kari/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Min Side' });
  for (const name of ['Velg Butikk', 'Mine Ordre', 'Administrasjon', 'Se kundeopplysninger']) {
    await expect(drawer.getByRole('link', { name })).toBeVisible();
  }
  await expect(drawer.getByRole('tab')).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Logg ut' })).toBeVisible();
});

for (const [title, offMs] of [
  ['90 seconds slow', -90_000],
  ['90 seconds fast', 90_000],
  ['ten minutes slow', -600_000],
  ['ten minutes fast', 600_000],
] as const)
  test(`[F2.10-3] a login succeeds on a device whose clock is ${title}, and is there after a reload`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + offMs });
    await login(page, 'ingrid');
    await expect(page).toHaveURL(/\/mobiltelefoner\/$/);
    const name = page.getByRole('banner').getByRole('button', { name: /Ingrid/ });
    await expect(name).toBeVisible();
    await page.reload();
    await expect(name).toBeVisible();
  });
