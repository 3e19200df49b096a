import { fillLogin } from '../pages/log-in';
import { HANDSET } from '../setup/products';
import { IDENTITY_URL } from '../setup/shop-control';
import { expect, test } from '../setup/test';

test('[P2-25, F2.3-10] a Svitsj customer picks the phone to swap on Min Side and comes back to the product', async ({
  page,
}) => {
  await page.goto(`/minside/mobil/avtaler/?til=${encodeURIComponent(HANDSET.path)}`);
  await page.getByRole('link', { name: 'Logg inn' }).click();
  await expect(page).toHaveURL((url) => url.origin === IDENTITY_URL);
  await fillLogin(page, 'eirik');
  await expect(page.getByRole('heading', { level: 1, name: 'Avtalene dine' })).toBeVisible();
  await page.getByRole('button', { name: 'Bytt telefonen, Samsung Galaxy S24' }).click();
  await expect(page).toHaveURL((url) => url.pathname === HANDSET.path && url.searchParams.get('so') === 'reswitch');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cart = await page.evaluate(async () => {
    const orderRef = /(?:^|; )orderRef=([^;]+)/.exec(document.cookie)?.[1];
    const answer = await fetch('/api/cart/get/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderRef, realm: 'B2C' }),
    });
    return (await answer.json()) as { readonly reSwitch: unknown };
  });
  expect(cart.reSwitch).toEqual({ name: 'Samsung Galaxy S24', phoneNumber: '99234567' });

  const html = await (await page.request.get('/handlekurv/')).text();
  expect(html).toContain('Samsung Galaxy S24');
  expect(html, 'nothing personal is rendered').not.toContain('99234567');
});
