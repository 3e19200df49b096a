import AxeBuilder from '@axe-core/playwright';
import { untilInteractive } from '../setup/hydrated';
import { expect, test } from '../setup/test';

const LIST = '/mobiltelefoner/';

test('a tester sees a chosen build on every page until it is ended', async ({ page, request }) => {
  const registry = await request.get('/_shop/registry.json');
  const { remotes } = (await registry.json()) as {
    readonly remotes: Readonly<Record<string, { readonly build: string }>>;
  };
  const choice = `mfe-lists@${remotes['mfe-lists']?.build}`;

  await test.step('chosen on the page for it, the way leads back', async () => {
    await page.goto(`/_shop/testing?til=${encodeURIComponent(LIST)}`);
    await page.getByLabel('Del og versjon').fill(choice);
    await page.getByRole('button', { name: 'Prøv' }).click();
    await expect(page).toHaveURL(LIST);
  });

  const badge = page.getByRole('complementary', { name: 'Testversjon' });
  await test.step('the browser draws the page, and a badge says what it is', async () => {
    await expect(badge).toContainText(choice.replace('@', ' '));
    await untilInteractive(page, 'page');
    await expect(page.getByRole('heading', { level: 1, name: 'Mobiltelefoner' })).toBeVisible();
    expect((await new AxeBuilder({ page }).include('.shop-testing').analyze()).violations).toEqual([]);
    const sent = await page.request.get(LIST);
    expect(sent.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });

  await test.step('a link keeps it, other visitors do not have it', async () => {
    await page.getByRole('link', { name: 'iPhone 17 Pro', exact: false }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /iPhone/ })).toBeVisible();
    await page.reload();
    await expect(badge).toBeVisible();
    expect(await (await request.get(LIST)).text()).not.toContain('Testversjon');
  });

  await test.step('Avslutt ends it on the page where it is pressed', async () => {
    const { pathname } = new URL(page.url());
    await badge.getByRole('link', { name: 'Avslutt' }).click();
    await expect(page).toHaveURL(pathname);
    await untilInteractive(page, 'page');
    await expect(badge).toHaveCount(0);
  });
});
