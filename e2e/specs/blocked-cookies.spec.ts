/** A browser that keeps no cookie of another site in a frame of the shop, as most do: nothing of a login may depend on one. */
import { endSessionOnServer, loginButton, logInFrom, nameButton, sessionNotice, TOKEN_CALL } from '../pages/session';
import { CHROMIUM } from '../setup/browsers';
import { IDENTITY_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      // The headless shell blocks none.
      ...(CHROMIUM && { executablePath: CHROMIUM }),
      args: [...(launchOptions.args ?? []), '--test-third-party-cookie-phaseout'],
    }),
});

test('[F2.10-3, F7.5-3] with third-party cookies blocked: log in, reload, renew, expire, log out', async ({
  page,
  context,
  complaints,
}) => {
  // The answer that says that the session has ended.
  complaints.allowed.push(/401/);
  await page.clock.install();
  await logInFrom(page, '/mobiltelefoner/', 'ingrid');
  const name = nameButton(page, /Ingrid/);
  await expect(name).toBeVisible();
  await page.reload();
  await expect(name).toBeVisible();
  const renewed = page.waitForResponse((response) => response.url().endsWith(TOKEN_CALL));
  await page.clock.fastForward(31_000);
  expect((await renewed).status()).toBe(200);
  await expect(page.locator('iframe')).toHaveCount(0);

  await name.click();
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(loginButton(page)).toBeVisible();

  await logInFrom(page, '/mobiltelefoner/', 'ingrid');
  await expect(name).toBeVisible();
  await endSessionOnServer(context);
  await page.clock.fastForward(31_000);
  await expect(sessionNotice(page)).toBeVisible();
});

test('the browser of these tests does block them', async ({ page }) => {
  await page.goto('/');
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
  }, `${IDENTITY_URL}/.well-known/openid-configuration`);
  const frame = () => page.frames().find((each) => each.url().startsWith(IDENTITY_URL));
  await expect.poll(frame).toBeDefined();
  expect(await frame()?.evaluate(() => document.hasStorageAccess())).toBe(false);
});
