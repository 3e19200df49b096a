import { Delivery } from '../pages/delivery';
import { ProductPage } from '../pages/product-page';
import { HANDSET } from '../setup/products';
import { expect, test } from '../setup/test';

test(
  '[P2-34, P3-35, P5-1] a postcode shows day and price, is remembered on the device, and the page does not move',
  { tag: '@gate-phone' },
  async ({ page }) => {
    const delivery = new Delivery(page);
    await new ProductPage(page).open(HANDSET.path);
    await delivery.lookUp('0154');
    await expect(delivery.answer).toContainText('Oslo');
    await delivery.region.getByRole('button', { name: 'Leveringsmuligheter' }).click();
    await expect(delivery.dialog.getByRole('list', { name: 'Levering til 0154 Oslo' })).toContainText(
      'Levert på døren',
    );
    await expect(delivery.dialog).toContainText('Levering velger du på siste steg i kassen');

    await page.reload();
    await expect(delivery.answer).toContainText(/(Leveres|Kan hentes) /);
    await expect(delivery.postcode).toHaveValue('0154');
    expect(await delivery.moved()).toBeLessThan(0.001);
  },
);

test('[P3-35, P9-8] the price is the channel’s; where the order earns free shipping it is struck, and 0,- said', async ({
  page,
}) => {
  const delivery = new Delivery(page);
  await new ProductPage(page).open(`${HANDSET.path}?so=lease24`);
  await delivery.lookUp('0154');
  const open = () => delivery.region.getByRole('button', { name: 'Leveringsmuligheter' }).click();
  const methods = delivery.dialog.getByRole('list', { name: 'Levering til 0154 Oslo' });
  await open();
  await expect(methods).toContainText(/\b\d{2,3},-/);
  await expect(methods.locator('s')).toHaveCount(0);
  await page.goto(`${HANDSET.path}?so=upfront`);
  await open();
  await expect(methods.locator('s').filter({ hasText: /^Før \d{2,3},-$/ })).not.toHaveCount(0);
});

test(
  '[P2-36, P5-2, P9-5] by keyboard: shops around a place, and from a pin of the map to its shop',
  { tag: '@one-screen' },
  async ({ page }) => {
    const delivery = new Delivery(page);
    await new ProductPage(page).open(HANDSET.path);
    await delivery.region.getByRole('button', { name: 'Finn butikk' }).press('Enter');
    await expect(delivery.shops.first()).toBeVisible();
    await delivery.place.focus();
    await page.keyboard.type('Bod');
    await expect(delivery.dialog.getByRole('option', { name: 'Bodø' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(delivery.dialog.getByText(/Nærmest Bodø står først/)).toBeVisible();
    const pin = delivery.pins.first();
    await pin.press('Enter');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(delivery.shops.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(delivery.region.getByRole('button', { name: 'Finn butikk' })).toBeFocused();
  },
);

for (const [place, typed] of [
  ['Ålesund', 'Aalesund'],
  ['Tromsø', 'Tromsoe'],
  ['Ås', 'Aas'],
  ['Ålesund', 'Ålesund'.normalize('NFD')],
] as const)
  test(`[P5-2] ${place} is found by '${typed}', and shops around it`, { tag: '@one-screen' }, async ({ page }) => {
    const delivery = new Delivery(page);
    await new ProductPage(page).open(HANDSET.path);
    await delivery.region.getByRole('button', { name: 'Finn butikk' }).click();
    await delivery.place.fill(typed);
    await expect(delivery.dialog.getByRole('option').first()).toHaveText(place);
    await delivery.place.press('Enter');
    await expect(delivery.dialog.getByText(new RegExp(`Nærmest ${place} står først`))).toBeVisible();
  });

const WEEK = { days: 'Man–søn', hours: '10–18' };

for (const [now, open, said] of [
  ['2030-12-20T12:00', [WEEK, { days: '22.–24. desember', hours: 'Stengt' }], 'Åpent til 18:00'],
  ['2030-12-23T12:00', [WEEK, { days: '22.–24. desember', hours: 'Stengt' }], 'Stengt'],
  ['2030-12-24T12:00', [WEEK, { days: '22.–24. desember', hours: 'Stengt' }], 'Stengt'],
  ['2030-11-20T23:40', [{ days: 'Alle dager', hours: '00–24' }], 'Åpent'],
  ['2030-11-22T23:40', [{ days: 'Fredag', hours: '18–02' }], 'Åpent til 02:00'],
  ['2030-11-23T01:30', [{ days: 'Fredag', hours: '18–02' }], 'Stenger snart, kl. 02:00'],
  ['2030-12-25T12:00', [{ days: 'Man–lør', hours: '10–18' }], 'Stengt'],
  ['2030-12-25T12:00', [WEEK, { days: 'Søn- og helligdager', hours: '12–16' }], 'Åpent til 16:00'],
  ['2030-12-25T12:00', [WEEK], null],
  ['2030-11-20T12:00', [{ days: 'Hverdager', hours: 'Etter avtale' }], null],
] as const)
  test(
    `[P2-36] at ${now} a shop with ${open.map(({ days, hours }) => `'${days}: ${hours}'`).join(', ')} says ${said === null ? 'nothing but its hours' : `'${said}'`}`,
    {
      tag: '@one-screen',
    },
    async ({ page }) => {
      await page.route('**/graphql', async (route) => {
        if (!route.request().postData()?.includes('productsAvailabilityShops')) return route.continue();
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: { productsAvailabilityShops: object[] } };
        const shops = data.productsAvailabilityShops.map((shop) => ({ ...shop, open }));
        return route.fulfill({
          response,
          headers: { ...response.headers(), date: new Date(`${now}+01:00`).toUTCString() },
          json: { data: { productsAvailabilityShops: shops } },
        });
      });
      const delivery = new Delivery(page);
      await new ProductPage(page).open(HANDSET.path);
      await delivery.region.getByRole('button', { name: 'Finn butikk' }).click();
      const shop = delivery.shops.first();
      await shop.getByText('Åpningstider').click();
      for (const { days, hours } of open) await expect(shop.locator('dl')).toContainText(days + hours);
      const state = shop.getByText(/^(?:Åpent|Stengt|Stenger snart)(?:[ ,].*)?$/).and(shop.locator('p'));
      if (said === null) await expect(state).toHaveCount(0);
      else await expect(state).toHaveText(new RegExp(`^${said}(?:, åpner .*)?$`));
    },
  );

test(
  '[P8-4, P8-16] while the channel is down the page reads as before, and says where delivery is chosen',
  { tag: '@one-screen' },
  async ({ page, complaints }) => {
    complaints.allowed.push(/graphql|Failed to (fetch|load)|50[023]|channel-api/);
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
    const delivery = new Delivery(page);
    await new ProductPage(page).open(HANDSET.path);
    await delivery.ask('0154');
    await expect(delivery.answer).toContainText('Du velger levering på siste steg i kassen.');
    await delivery.region.getByRole('button', { name: 'Finn butikk' }).click();
    await expect(delivery.dialog).toContainText('ikke tilgjengelig akkurat nå');
  },
);
