import { ProductPage } from '../pages/product-page';
/** A logged-in life in the browser. The provider is another site than the shop (127.0.0.1), and its tokens end after a minute. */
import {
  endSessionOnServer,
  fillLogin,
  loginButton,
  logInFrom,
  nameButton,
  sessionNotice,
  TOKEN_CALL,
  visibleState,
} from '../pages/session';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

const HALF_A_MINUTE = 31_000;

test('[F7.3-1, F6-2, P7-7] a login loads the own accounts, once, for the page and the next one; no token is to be seen', async ({
  page,
}) => {
  const asked: { readonly url: string; readonly authorization: string }[] = [];
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/accountdata/')) return;
    const { authorization = '' } = request.headers();
    asked.push({ url: request.url(), authorization });
  });
  page.on('response', (response) => {
    if (response.url().endsWith(TOKEN_CALL))
      void response.json().then(({ accessToken }: { readonly accessToken: string }) => tokens.push(accessToken));
  });
  await logInFrom(page, '/mobiltelefoner/', 'ingrid');
  await nameButton(page, /Ingrid/).click();
  const customer = page.getByRole('dialog', { name: 'Mine sider' }).getByRole('region', { name: 'Innlogget som' });
  await expect(customer).toContainText('912 34 567');
  await expect(customer).toContainText('Fakturakonto 40012345');
  await expect(customer).toContainText('Bedriftskonto 70098765');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toMatch(/\/accountdata\/subscriptions\/91234567$/);
  expect(tokens).toContain(asked[0]?.authorization.replace('Bearer ', ''));
  const seen = await visibleState(page);
  for (const token of tokens) expect(seen).not.toContain(token);

  await page.goto('/mobilabonnement/');
  await expect(nameButton(page, /Ingrid/)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('[F7.5-3] the token is renewed in the background, by the shop, without a frame of the provider', async ({
  page,
}) => {
  await page.clock.install();
  await logInFrom(page, '/tilbehor/', 'amund');
  await expect(nameButton(page, /Amund/)).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    const renewed = page.waitForResponse((response) => response.url().endsWith(TOKEN_CALL));
    await page.clock.fastForward(HALF_A_MINUTE);
    expect((await renewed).status()).toBe(200);
  }
  await expect(nameButton(page, /Amund/)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a session that ends in the middle of a purchase: told, cart and choice kept, back at the same place after the login', async ({
  page,
  context,
  complaints,
}) => {
  // The answer that says that the session has ended.
  complaints.allowed.push(/401/);
  await page.clock.install();
  await logInFrom(page, HANDSET.path, 'amund');
  await expect(nameButton(page, /Amund/)).toBeVisible();
  await page.getByRole('tablist', { name: 'Betaling' }).getByRole('tab', { name: 'Delbetaling' }).click();
  await untilInteractive(page, 'page');
  const drawer = await new ProductPage(page).buyAndOpenCart();
  await expect(drawer.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  const place = page.url();

  await endSessionOnServer(context);
  await page.clock.fastForward(HALF_A_MINUTE);
  await expect(sessionNotice(page)).toContainText('Du er blitt logget ut');
  await expect(loginButton(page)).toBeVisible();
  expect(page.url()).toBe(place);
  await expect(page.getByRole('banner').getByRole('button', { name: /Handlekurv/ })).toBeVisible();

  await sessionNotice(page).getByRole('button', { name: 'Logg inn igjen' }).click();
  // The provider's own session goes on after a revocation of tokens; when it asks, the password is typed again.
  const asksPassword = page.getByLabel('Brukernavn');
  await expect(asksPassword.or(nameButton(page, /Amund/))).toBeVisible();
  if (await asksPassword.isVisible()) await fillLogin(page, 'amund');
  await expect(nameButton(page, /Amund/)).toBeVisible();
  expect(page.url()).toBe(place);
  await expect(page.getByRole('tab', { name: 'Delbetaling' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('banner').getByRole('button', { name: /Handlekurv/ })).toBeVisible();
});

test('[F4.5-1, F4.5-3] two tabs: a login in one shows in the other, and so does a logout', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/smartklokker/');
  await untilInteractive(other, 'header');
  await expect(loginButton(other)).toBeVisible();
  await logInFrom(page, '/mobiltelefoner/', 'hilde');
  await expect(nameButton(other, /Hilde/)).toBeVisible();

  await nameButton(page, /Hilde/).click();
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(sessionNotice(other)).toContainText('Du logget ut i en annen fane');
  await expect(loginButton(other)).toBeVisible();
  await expect(page).toHaveURL(/\/mobiltelefoner\/$/);
  await expect(loginButton(page)).toBeVisible();
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(loginButton(tab)).toBeVisible();
  }
});

test('[F4.5-3, F7.5-3] a logout revokes the token and leaves nothing of the customer on the device', async ({
  page,
}) => {
  const token = page.waitForResponse((response) => response.url().endsWith(TOKEN_CALL) && response.ok());
  await logInFrom(page, '/mobiltelefoner/', 'turid');
  const { accessToken } = (await (await token).json()) as { readonly accessToken: string };
  await expect.poll(() => visibleState(page)).toContain('isInternetCustomer=true');
  await nameButton(page, /Turid/).click();
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(loginButton(page)).toBeVisible();
  const seen = await visibleState(page);
  expect(seen).not.toMatch(/accountData|isInternetCustomer|ts=true|Turid/);
  const refused = await page.request.post('/api/accountdata/subscriptions/98123456', { data: { token: accessToken } });
  expect(refused.status()).toBe(401);
});

test('[F6-5, F9.15-2] an internet customer is offered double data; after the logout no one is', async ({ page }) => {
  const doubled = page.getByRole('button', { name: /Legg i handlekurv Mobil 20\sGB/ });
  await logInFrom(page, '/mobilabonnement/', 'turid');
  await expect(doubled).toBeAttached();
  await nameButton(page, /Turid/).click();
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(loginButton(page)).toBeVisible();
  await expect(doubled).toHaveCount(0);
});
