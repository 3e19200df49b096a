import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

test.use({ javaScriptEnabled: false });

test(
  'without script a phone is put into the cart by a plain form, changed and removed there',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    await page.goto(HANDSET.path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(HANDSET.name);
    await page.getByRole('main').getByRole('button', { name: 'Legg i handlekurv' }).first().click();
    await expect(page).toHaveURL(/\/handlekurv\/$/);
    const lines = page.getByRole('main').getByRole('list', { name: 'Varer i handlekurven' });
    await expect(lines).toContainText(HANDSET.name);
    await expect(page.getByRole('main').getByRole('link', { name: 'Gå til kassen' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Fjern/ })
      .first()
      .click();
    await expect(lines).toHaveCount(0);
  },
);

test('without script the header’s menus, search and cart lead somewhere', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: /Handlekurv/ })).toHaveAttribute(
    'href',
    '/handlekurv/',
  );
  await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeVisible();
});

interface MenuAnswer {
  readonly domains: readonly {
    readonly name: string;
    readonly link: string;
    readonly menus: readonly {
      readonly name: string;
      readonly link: string;
      readonly links: readonly { readonly link: string }[];
    }[];
  }[];
}

test(
  '[F2.1-4, F2.2-13..28] without script every link of the menus of every domain is reached',
  { tag: '@one-screen' },
  async ({ page, request }) => {
    const { domains } = (await (await request.get('/api/view-models/navigation')).json()) as MenuAnswer;
    expect(domains.map(({ name }) => name)).toEqual(['Privat', 'Bedrift', 'Borettslag']);
    const navigation = page.getByRole('navigation', { name: 'Hovedmeny' });
    const shopPages = new Map([
      ['Privat', '/mobiltelefoner/'],
      ['Bedrift', '/bedrift/mobiltelefoner/'],
    ]);
    for (const domain of domains) {
      const shopPage = shopPages.get(domain.name);
      await page.goto(shopPage ?? domain.link);
      for (const menu of domain.menus) {
        if (shopPage === undefined) {
          await expect(page.locator(`a[href$="${menu.link}"]`).first()).toBeVisible();
          continue;
        }
        await expect(navigation.getByRole('link', { name: menu.name, exact: true }).first()).toBeVisible();
        if (menu.links.length === 0) continue;
        await navigation.getByRole('button', { name: `Undermeny for ${menu.name}` }).click();
        for (const { link } of menu.links) {
          await expect(
            page.locator('[popover]:popover-open').locator(`a[href$="${link}"]`).first(),
            link,
          ).toBeVisible();
        }
        await page.keyboard.press('Escape');
      }
    }
  },
);

test('[F2.3-10] without script ‘Logg inn’ leads to the login, which says what it needs', async ({ page }) => {
  await page.goto('/mobiltelefoner/');
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  await expect(page).toHaveURL(/\/webshop-next\/login\/\?til=%2Fminside%2Fhjem$/);
  await expect(page.getByRole('link', { name: 'Gå til forsiden' }).first()).toBeVisible();
  // Playwright reads no text of <noscript>.
  expect(await page.content()).toContain('Innlogging krever JavaScript.');
});
