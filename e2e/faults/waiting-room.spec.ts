/** The waiting room is one for the whole shop: nothing else may go to the checkout meanwhile. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { findsNothing } from '../setup/finds-nothing';
import { SHOP_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

const CHECKOUT = '/kasse/personlige-opplysninger/';
const ADMIN = '/api/admin/waiting-room/';

/** Someone with a charger in the cart. */
async function shopper(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: SHOP_URL, ...options });
  const answer = await context.request.post('/api/cart/update/', {
    data: { update: { accessorySku: await sku(context) } },
  });
  const { orderRef } = (await answer.json()) as { orderRef: string };
  await context.addCookies([{ name: 'orderRef', value: orderRef, url: SHOP_URL }]);
  const page = await context.newPage();
  await page.goto(CHECKOUT);
  return page;
}

async function sku({ request }: BrowserContext): Promise<string> {
  const list = await request.get('/api/view-models/product-list/B2C/ACCESSORY_LIST');
  const { items } = (await list.json()) as {
    items: { skus: string[]; variants: { salesStatuses: { quantityInStock: number }[] } }[];
  };
  const found = items.find(({ variants }) => (variants.salesStatuses[0]?.quantityInStock ?? 0) > 20)?.skus[0];
  if (found === undefined) throw new Error('No accessory is in stock');
  return found;
}

/** Opens the room's page as one who works for the operator, or not. */
async function signIn(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: SHOP_URL })).newPage();
  await page.goto(ADMIN);
  await page.getByLabel('Brukernavn').fill(username);
  await page.getByLabel('Passord').fill('fjelldemo');
  await page.getByRole('button', { name: 'Logg inn' }).click();
  return page;
}

test('the pages of the team open to its members by the identity provider, and say who changed what', async ({
  browser,
}) => {
  const customer = await signIn(browser, 'ingrid');
  await expect(customer.getByText('not a member of the team')).toBeVisible();
  expect((await customer.request.get('/_shop/releases.json')).status()).toBe(401);

  const member = await signIn(browser, 'kari');
  await expect(member.getByRole('heading', { level: 1, name: 'Venterom' })).toBeVisible();
  await member.getByRole('button', { name: 'Lagre' }).click();
  await expect(member.getByRole('listitem').first()).toContainText(/kl\. \d\d\.\d\d Kari .*: er åpent/);
  // Signed in once for all of them.
  await member.goto('/_shop/releases');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await member.context().close();
  await customer.context().close();
});

const pay = async (page: Page): Promise<void> => {
  await page.getByLabel('E-post').fill('ola@eksempel.no');
  await page.getByRole('button', { name: 'Betal (demo)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for bestillingen!');
};
const isIn = (page: Page) =>
  expect(page.getByRole('button', { name: 'Betal (demo)' })).toBeVisible({ timeout: 30_000 });

test('[F2.9-7, F4.4-1] five shoppers of one address and two places: the others wait, get in one by one with script and without, and once only', async ({
  browser,
}) => {
  const staff = await signIn(browser, 'kari');
  const set = async (places: string, isPaused: boolean): Promise<void> => {
    await staff.goto(ADMIN);
    await staff.getByLabel(/Plasser i kassen/).fill(places);
    await staff.getByLabel(/Pause/).setChecked(isPaused);
    await staff.getByRole('button', { name: 'Lagre' }).click();
    await expect(staff.getByRole('status')).toContainText('Lagret');
  };
  // One client has a quarter of the places.
  await set('8', false);
  await findsNothing(staff);
  try {
    const [first, second] = [await shopper(browser), await shopper(browser)];
    await isIn(first);
    await isIn(second);
    const third = await shopper(browser, { javaScriptEnabled: false });
    await expect(third).toHaveURL(/\/kasse\/venterom\//);
    await expect(third.getByText('Du er nummer 1 i køen.')).toBeVisible();
    const fourth = await shopper(browser);
    const fifth = await shopper(browser);
    await expect(fourth).toHaveTitle(/^Nr\. 2 i køen/);
    await expect(fifth.getByText('Du er nummer 3 i køen.')).toBeVisible();
    await findsNothing(fourth);

    await pay(first);
    await isIn(third);
    await expect(fourth).toHaveTitle(/^Nr\. 1 i køen/);
    await pay(second);
    await isIn(fourth);

    await set('8', true);
    await pay(third);
    await expect(fifth.getByText('Køen står stille akkurat nå.')).toBeVisible({ timeout: 15_000 });
    await set('8', false);
    await isIn(fifth);
    await pay(fourth);
    await pay(fifth);
    await fifth.goto('/kasse/venterom/');
    await expect(fifth).not.toHaveURL(/venterom/);
  } finally {
    await set('', false);
  }
});
