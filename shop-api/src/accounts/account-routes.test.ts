import * as v from 'valibot';
import { accountsSchema } from 'shared-domain/subscription/io';
import { logIn, TestBrowser } from '../../../reference-systems/src/identity-provider/testing';
import { createTestApp, problemOf, type ShopWithLogin, startShopWithLogin, type TestApp } from '../testing';

describe('account routes', () => {
  let running: ShopWithLogin;
  let identity: ShopWithLogin['identity'];
  let shop: ShopWithLogin['shop'];
  beforeAll(async () => {
    running = await startShopWithLogin();
    ({ identity, shop } = running);
  });
  afterAll(() => running.close());

  const tokenOf = async (username: string): Promise<string> =>
    (await logIn(identity, new TestBrowser(), username)).access_token;
  const ask = (phoneNumber: string, payload: object) =>
    shop.app.inject({ method: 'POST', url: `/api/accountdata/subscriptions/${phoneNumber}`, payload });

  test('[P7-7, F7.3-1, F7.3-2, F7.3-3, F3.4-1] a customer gets their own accounts, the family’s and the company’s among them', async () => {
    const answer = await ask('91234567', { token: await tokenOf('ingrid') });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const accounts = v.parse(accountsSchema, answer.json());
    expect(accounts.map(({ isLegal, subscriptions }) => [isLegal, subscriptions.length])).toEqual([
      [false, 3],
      [true, 1],
    ]);
    expect(accounts[0]?.accountId).toBe('40012345');
    expect(accounts[0]?.subscriptions[1]).toEqual({
      firstName: 'Jonas',
      lastName: 'Nordmann',
      phoneNumber: '95678901',
      offeringCode: 'FJELL_X_BASIC_2025_2',
      monthlyOfferingPrice: 49_900,
      monthlyOfferingPriceLines: 39_900,
      isFamily: true,
      hasSwitchAgreement: false,
    });
  });

  test('[P7-7] a token opens the accounts of its own number only', async () => {
    const token = await tokenOf('amund');
    expect((await ask('92345678', { token })).statusCode).toBe(200);
    const foreign = await ask('91234567', { token });
    expect([foreign.statusCode, problemOf(foreign).status]).toEqual([403, 403]);
    expect(foreign.body).not.toContain('Ingrid');
  });

  test.each([
    ['a token that the provider did not issue', '91234567', { token: 'guess' }, 401],
    ['no token', '91234567', {}, 400],
    ['more than a token', '91234567', { token: 'guess', phone: '1' }, 400],
    ['no phone number', '9123', { token: 'guess' }, 400],
  ])('[P7-7, F7.3-2] %s is refused', async (_what, phoneNumber, payload, status) => {
    const answer = await ask(phoneNumber, payload);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      expect.stringContaining('problem+json'),
    ]);
  });
});

describe('public user routes', () => {
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
});
