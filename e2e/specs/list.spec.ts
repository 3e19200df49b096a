import { ListPage } from '../pages/list-page';
import { untilInteractive } from '../setup/hydrated';
import { expect, test } from '../setup/test';

test.describe('with script', () => {
  test(
    '[F5.5-7] a brand narrows the list to its products, survives a reload, and is taken away again',
    { tag: '@gate-phone' },
    async ({ page, isMobile }) => {
      const list = new ListPage(page);
      await list.openInteractive();
      const all = await list.status.textContent();
      if (isMobile) await page.getByRole('button', { name: /Filter/ }).click();
      const apple = page.getByRole('checkbox', { name: /^Apple \(\d+\)$/ });
      const label = await page.locator('label').filter({ has: apple }).textContent();
      const count = /\((\d+)\)/.exec(label ?? '')?.[1] ?? 'no count';
      await apple.check();
      await expect(page).toHaveURL(/merke=apple/i);
      await expect(list.status).toHaveText(new RegExp(`^${count} `));
      for (const href of await list.cards
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        expect(href).toContain('/apple/');
      await page.reload();
      await untilInteractive(page, 'page');
      await expect(list.status).toHaveText(new RegExp(`^${count} `));
      if (isMobile) await page.getByRole('button', { name: /Filter/ }).click();
      await apple.uncheck();
      await expect(page).not.toHaveURL(/merke=/);
      await expect(list.status).toHaveText(all ?? '');
    },
  );

  test('sorting by price puts the cheapest first, and the address holds it', async ({ page }) => {
    const list = new ListPage(page);
    await list.openInteractive('/tilbehor/');
    await page.getByRole('combobox', { name: 'Sorter' }).selectOption('pris-lav');
    await expect(page).toHaveURL(/sorter=pris-lav/);
    const priceOf = (text: string) =>
      Number((text.split('\n').find((line) => /^[\d\s]+,-/.test(line)) ?? '').split(',')[0]?.replace(/\D/g, ''));
    const prices = (await list.cards.allInnerTexts()).slice(0, 6).map(priceOf);
    expect(prices[0]).toBeGreaterThan(0);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is readable, filtered by its form, and leads to a product', async ({ page }) => {
    const list = new ListPage(page);
    await list.open('/mobiltelefoner/?merke=apple');
    await expect(list.status).toContainText('mobiler');
    expect(await list.cards.count()).toBeGreaterThan(2);
    await list.cards.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/mobiltelefoner\/apple\//);
  });
});

test('structured data describes the list', async ({ page }) => {
  await new ListPage(page).open();
  const types = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => (JSON.parse(script.textContent ?? '{}') as { '@type'?: string })['@type']),
    );
  expect(types).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']));
});
