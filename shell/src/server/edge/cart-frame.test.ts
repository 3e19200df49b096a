import { PATHS } from 'shared-domain/contracts/paths';
import { createTestEdge, type TestEdge } from '../testing/test-edge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await createTestEdge();
});
afterAll(() => edge.close());

test.each([
  ['B2B', `${PATHS.cart}?melding=feilet`, `${PATHS.businessCart}?melding=feilet`],
  ['B2C', PATHS.businessCart, PATHS.cart],
  ['B2B', PATHS.businessCart, undefined],
  ['B2C', PATHS.cart, undefined],
  ['UKKO', PATHS.cart, undefined],
  ['unknown', PATHS.businessCart, undefined],
])('an order of %s opens in the frame of its realm: %s', async (realm, url, location) => {
  const { statusCode, headers } = await edge.app.inject({
    url,
    headers: { cookie: `orderRef=x; orderRealm=${realm}` },
  });
  expect([statusCode, headers.location]).toEqual([location === undefined ? 200 : 302, location]);
});
