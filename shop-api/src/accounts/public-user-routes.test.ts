import { createTestApp, problemOf, type TestApp } from '../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { CHANNEL_API_KEY: 'a-key' } });
});
afterAll(() => shop.close());

const URL = '/api/userServiceApi/GetPublicUser/';

test.each([[{}], [{ 'api-token': '' }], [{ 'api-token': 'reference' }], [{ 'api-token': 'a-key-and-more' }]])(
  '[F7.5-2] a request with the headers %j is refused',
  async (headers) => {
    const answer = await shop.app.inject({ url: URL, headers });
    expect([answer.statusCode, answer.headers['content-type'], problemOf(answer).status]).toEqual([
      401,
      expect.stringContaining('problem+json'),
      401,
    ]);
  },
);

test.each([URL, URL.slice(0, -1)])(
  '[F7.5-2] %s answers a request with the key, and the answer is not cached',
  async (url) => {
    const answer = await shop.app.inject({ url, headers: { 'api-token': 'a-key' } });
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      { isInternetCustomer: false },
      'no-store',
    ]);
  },
);

test('[F7.5-2] an unknown session counts as a visitor', async () => {
  const answer = await shop.app.inject({ url: URL, headers: { 'api-token': 'a-key', cookie: 'shop-session=guess' } });
  expect(answer.json()).toEqual({ isInternetCustomer: false });
});
