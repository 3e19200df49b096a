/** 'Gi meg beskjed': from a product that is sold out to the mailbox and back, with and without script. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { findsNothing } from '../setup/finds-nothing';
import { MAILBOX_URL, SHOP_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

const SOLD_OUT = '/mobiltelefoner/samsung/galaxy-xcover7-pro/';

/** The link in the mail to an address. */
async function linkIn(request: APIRequestContext, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const page = await (await request.get(MAILBOX_URL)).text();
      const mail = page.split('class="card"').find((card) => card.includes(email)) ?? '';
      link = /href="([^"]*\/varsel\/\?kode=[\w-]+)"/.exec(mail)?.[1] ?? '';
      return link;
    })
    .toContain(SHOP_URL);
  return link;
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a notice is asked for, confirmed by the link of its mail, and ended', async ({ page, request }) => {
      const email = `${randomUUID()}@eksempel.no`;
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      await page.goto(SOLD_OUT);
      await page.getByRole('link', { name: 'Gi meg beskjed når den er på lager' }).click();
      await expect(heading('Gi meg beskjed')).toBeVisible();
      if (javaScriptEnabled) await findsNothing(page);
      // The browser thinks that it is an address; the shop does not.
      await page.getByLabel('E-post').fill('ola@eksempel');
      await page.getByRole('button', { name: 'Gi meg beskjed' }).click();
      await expect(page.getByText('Skriv en gyldig e-postadresse, som ola@eksempel.no.')).toBeVisible();
      await page.getByLabel('E-post').fill(email);
      await page.getByRole('button', { name: 'Gi meg beskjed' }).click();
      await expect(heading('Sjekk innboksen din')).toBeVisible();
      expect(page.url()).not.toContain('eksempel');

      const link = await linkIn(request, email);
      await page.goto(link);
      await page.getByRole('button', { name: 'Ja, gi meg beskjed' }).click();
      await expect(heading('Du får beskjed')).toBeVisible();
      await page.getByRole('button', { name: 'Avslutt varselet' }).click();
      await expect(heading('Varselet er avsluttet')).toBeVisible();
      await page.goto(link);
      await expect(heading('Varselet finnes ikke lenger')).toBeVisible();
    });
  });
