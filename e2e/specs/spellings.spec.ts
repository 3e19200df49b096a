/** Words, names and numbers are the same in every spelling: without their signs, in composed and in decomposed letters. */
import { ListPage } from '../pages/list-page';
import { ProductPage } from '../pages/product-page';
import { logInFrom } from '../pages/session';
import { untilInteractive } from '../setup/hydrated';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

for (const [path, typed, name] of [
  ['/smartklokker/', 'fenix', 'fēnix 8 Pro'],
  ['/tilbehor/', 'tradlos', 'Trådløs ladestasjon'],
  ['/tilbehor/', 'trådløs'.normalize('NFD'), 'Trådløs ladestasjon'],
  ['/tilbehor/', 'wh1000xm6', 'WH-1000XM6'],
] as const)
  test(`[F5.5-13] '${typed}' finds ${name}: in a list, in the suggestions and among the results`, async ({
    page,
    isMobile,
  }) => {
    const list = new ListPage(page);
    await list.openInteractive(path);
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Søk i denne lista' });
    if (isMobile && !(await field.isVisible())) await page.getByRole('button', { name: /Filter/ }).click();
    await field.fill(typed);
    await field.press('Enter');
    await expect(page).toHaveURL(/[?&]sok=/);
    await expect(list.link(name).first()).toBeAttached();
    await page.reload();
    await expect(list.link(name).first()).toBeAttached();

    await untilInteractive(page, 'header');
    await page.getByRole('banner').getByRole('button', { name: 'Søk' }).click();
    const drawer = page.getByRole('dialog', { name: 'Hva leter du etter?' });
    await drawer.getByRole('combobox').fill(typed);
    await expect(drawer.getByRole('option').filter({ hasText: name }).first()).toBeVisible();
    await drawer.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/sok\/\?q=/);
    await expect(list.link(name).first()).toBeVisible();
  });

test('[P5-11] the own subscription is chosen, however the customer system writes name and number', async ({ page }) => {
  interface Account {
    readonly subscriptions: readonly { readonly phoneNumber: string }[];
  }
  // The own one is the last, so that it is not chosen for being the first.
  await page.route('**/api/accountdata/**', async (route) => {
    const response = await route.fetch();
    const accounts = (await response.json()) as readonly Account[];
    const json = accounts.map((account) => ({
      ...account,
      subscriptions: account.subscriptions
        .map((each) =>
          each.phoneNumber.endsWith('91234567')
            ? {
                ...each,
                phoneNumber: '0047 912 34 567',
                firstName: 'INGRID-Anne',
                lastName: 'Nordmånn'.normalize('NFD'),
              }
            : each,
        )
        .reverse(),
    }));
    await route.fulfill({ response, json });
  });
  await logInFrom(page, '/mobilabonnement/', 'ingrid');
  await new ProductPage(page).openInteractive(`${HANDSET.path}?so=lease24`);
  const own = page.getByRole('radiogroup', { name: /^Hvem skal ha telefon/ });
  await expect(own.getByRole('radio').first()).not.toBeChecked();
  await expect(own.getByRole('radio', { name: /912 34 567/ })).toBeChecked();
});
