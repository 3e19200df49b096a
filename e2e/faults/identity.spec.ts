/** The identity provider is away or slow: the shop goes on, and says what does not. */
import { fillLogin, loginButton, logInFrom, nameButton, TOKEN_CALL } from '../pages/session';
import { untilInteractive } from '../setup/hydrated';
import { control, IDENTITY_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

test.describe.configure({ mode: 'serial' });

const REFUSED = /Failed to load resource|net::ERR|503|Failed to renew|TypeError: Failed to fetch|login|logout|Timeout/i;

test(
  '[F4.5-2] it is down: a login says so and keeps the page; when it is back the same button works',
  { tag: '@gate-desktop' },
  async ({ page, complaints }) => {
    complaints.allowed.push(REFUSED);
    await page.goto('/mobiltelefoner/');
    await untilInteractive(page, 'header');
    await control('kill', 'identity');
    try {
      await loginButton(page).click();
      const drawer = page.getByRole('dialog', { name: 'Logg inn' });
      await drawer.getByRole('link', { name: 'Logg inn på Min Side' }).click();
      await expect(drawer.getByRole('alert')).toContainText('Innloggingen er ikke tilgjengelig akkurat nå');
      await expect(page).toHaveURL(/\/mobiltelefoner\/$/);
    } finally {
      await control('start', 'identity');
    }
    await page.getByRole('dialog', { name: 'Logg inn' }).getByRole('link', { name: 'Logg inn på Min Side' }).click();
    await expect(page).toHaveURL((url) => url.origin === IDENTITY_URL);
    await fillLogin(page, 'amund');
    await expect(nameButton(page, /Amund/)).toBeVisible();
  },
);

test('it is down while someone is logged in: the name stays, the session goes on when it is back', async ({
  page,
  complaints,
}) => {
  complaints.allowed.push(REFUSED);
  await page.clock.install();
  await logInFrom(page, '/tilbehor/', 'ingrid');
  await expect(nameButton(page, /Ingrid/)).toBeVisible();
  await control('kill', 'identity');
  try {
    const asked = page.waitForResponse((response) => response.url().endsWith(TOKEN_CALL));
    await page.clock.fastForward(31_000);
    // The last token is still valid.
    expect((await asked).status()).toBe(200);
    await page.reload();
    await expect(nameButton(page, /Ingrid/)).toBeVisible();
  } finally {
    await control('start', 'identity');
  }
  const renewed = page.waitForResponse((response) => response.url().endsWith(TOKEN_CALL) && response.ok());
  await page.clock.fastForward(61_000);
  await renewed;
  await expect(nameButton(page, /Ingrid/)).toBeVisible();
});

test('[F4.5-3] it is down: a logout ends the session at the shop all the same', async ({ page, complaints }) => {
  complaints.allowed.push(REFUSED);
  await logInFrom(page, '/tilbehor/', 'amund');
  await control('kill', 'identity');
  try {
    await nameButton(page, /Amund/).click();
    await page.getByRole('button', { name: 'Logg ut' }).click();
    await expect(loginButton(page)).toBeVisible();
    await page.reload();
    await expect(loginButton(page)).toBeVisible();
  } finally {
    await control('start', 'identity');
  }
});

test('it does not answer: a login is given up after eight seconds, and the page is there the whole time', async ({
  page,
  complaints,
}) => {
  complaints.allowed.push(REFUSED);
  await page.goto('/mobiltelefoner/');
  await untilInteractive(page, 'header');
  await control('hang', 'identity');
  try {
    await loginButton(page).click();
    const drawer = page.getByRole('dialog', { name: 'Logg inn' });
    await drawer.getByRole('link', { name: 'Logg inn på Min Side' }).click();
    await expect(drawer.getByRole('alert')).toContainText('Innloggingen er ikke tilgjengelig');
  } finally {
    await control('resume', 'identity');
  }
});
