import { type BrowserContext, expect, type Page } from '@playwright/test';
import { untilInteractive } from '../setup/hydrated';
import { IDENTITY_URL, SHOP_URL } from '../setup/shop-control';

/** On the login page of the reference identity provider. */
export async function fillLogin(page: Page, username: string): Promise<void> {
  await page.getByLabel('Brukernavn').fill(username);
  await page.getByLabel('Passord').fill('fjelldemo');
  await page.getByRole('button', { name: /Logg inn/ }).click();
}

export const TOKEN_CALL = '/shop/api/security/session/token';

export const loginButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logg inn' });
export const nameButton = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });
export const sessionNotice = (page: Page) => page.getByRole('alert').filter({ hasText: /Du (er blitt )?logget ut/ });

/** The button of the header, the drawer, the provider's page, and back to where it began. */
export async function logInFrom(page: Page, path: string, username: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page, 'header');
  await loginButton(page).click();
  await page.getByRole('dialog', { name: 'Logg inn' }).getByRole('link', { name: 'Logg inn på Min Side' }).click();
  await expect(page).toHaveURL((url) => url.origin === IDENTITY_URL);
  await fillLogin(page, username);
  await expect(page).toHaveURL((url) => url.origin === SHOP_URL && url.pathname === path);
}

/** Ends the shop's session on its server, as a time limit or the operator would; no page hears of it. */
export async function endSessionOnServer(context: BrowserContext, shopUrl = SHOP_URL): Promise<void> {
  const cookie = (await context.cookies(shopUrl)).find(({ name }) => name === 'shop-session');
  const ended = await fetch(`${shopUrl}/shop/api/security/session`, {
    method: 'DELETE',
    headers: { origin: shopUrl, cookie: `shop-session=${cookie?.value ?? ''}` },
  });
  expect(ended.ok).toBe(true);
}

/** Everything that a script of the page, its address or its storage could give away. */
export async function visibleState(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([location.href, document.cookie, { ...localStorage }, { ...sessionStorage }, history.state]),
  );
}
