import { postCartUpdate } from 'shared-domain/cart/io';
import { aFeed, aWebdeal } from '../catalogue/testing';
import { connectFetch, createTestApp, sessionOf, type TestApp } from '../testing';
import { refusals } from './texts/nb';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ feed: aFeed({ webdeals: [aWebdeal({ membersDeal: true })] }) });
});
afterAll(() => shop.close());

const buy = async (cookie: string, payload: object = {}) => {
  const client = connectFetch(shop.app);
  client.setCookies(cookie);
  const update = { handsetSku: 'NOVA-9-SORT-128', financingType: 'upfront', discountCode: 'NOVA500', ...payload };
  const result = await postCartUpdate({ update }, { order: { orderRef: null, realm: 'B2C' } });
  client.restore();
  return result.ok ? result.value : null;
};

test('[P3-27, P7-10] the session opened at login-return proves the login; a flag sent by the page does not', async () => {
  expect(await buy(await sessionOf(shop.database, 'ingrid'))).toMatchObject({
    totals: { upfront: 949_000 },
    cart: { content: [{ discount: { name: '500 kr i rabatt' } }] },
  });
  for (const cookie of ['a=b', 'shop-session=guess']) {
    expect(await buy(cookie, { isLoggedIn: true })).toMatchObject({
      orderRef: null,
      errorMessage: refusals.discountForMembers,
    });
  }
});
