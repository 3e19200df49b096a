/** 'Følg ordren': from the checkout to the page that shows how far the order has come, with script and without. */
import { randomUUID } from 'node:crypto';
import { findsNothing } from '../setup/finds-nothing';
import { MAILBOX_URL, SHOP_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('what a guest has paid is found by the number of the receipt and the address', async ({ page, context }) => {
      const email = `${randomUUID()}@eksempel.no`;
      const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
      const list = await context.request.get('/api/view-models/product-list/B2C/ACCESSORY_LIST');
      const { items } = (await list.json()) as {
        items: { skus: string[]; name: string; variants: { salesStatuses: { quantityInStock: number }[] } }[];
      };
      const item = items.find(({ variants }) => (variants.salesStatuses[0]?.quantityInStock ?? 0) > 20);
      const { skus: [sku] = [], name = '' } = item ?? {};
      const answer = await context.request.post('/api/cart/update/', { data: { update: { accessorySku: sku } } });
      const { orderRef } = (await answer.json()) as { orderRef: string };
      await context.addCookies([{ name: 'orderRef', value: orderRef, url: SHOP_URL }]);
      await page.goto('/kasse/personlige-opplysninger/');
      await expect(page.getByText('Du handler som gjest')).toBeVisible();
      await page.getByLabel('E-post').fill(email);
      await page.getByRole('radio', { name: /Til et hentested/ }).check();
      if (javaScriptEnabled) await findsNothing(page);
      await page.getByRole('button', { name: 'Betal (demo)' }).click();
      await expect(heading('Takk for bestillingen!')).toBeVisible();
      const number =
        /\d{4}\s\d{4}/.exec(await page.getByRole('heading', { name: /^Ordrenummer/ }).innerText())?.[0] ?? '';
      await page.getByRole('link', { name: 'Følg ordren' }).click();

      const find = async (address: string): Promise<void> => {
        await page.getByLabel('Ordrenummer').fill(number);
        await page.getByLabel('E-post').fill(address);
        await page.getByLabel('E-post').press('Enter');
      };
      await expect(heading('Følg ordren')).toBeVisible();
      if (javaScriptEnabled) await findsNothing(page);
      await find('kari@eksempel.no');
      await expect(page.getByText('Vi finner ingen ordre med dette nummeret')).toBeVisible();
      await find(email);
      await expect(heading(`Ordre ${number}`)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(name);
      await expect(page.getByRole('list', { name: 'Hvor langt ordren er kommet' })).toContainText('Klar til henting');
      await expect(page.getByText('Vi har fått betalingen.')).toBeVisible();
      if (javaScriptEnabled) await findsNothing(page);
      // Neither the number nor the address: only a code that ends.
      expect(page.url()).toMatch(/\/ordre\/\?kode=[\w-]{36}$/);
      const again = await context.request.get(page.url());
      expect(again.headers()['cache-control']).toBe('private, no-store');

      await expect
        .poll(async () => (await context.request.get(MAILBOX_URL)).text())
        .toContain(`ordre ${number.replaceAll(/\D/g, '')}`);
    });
  });
