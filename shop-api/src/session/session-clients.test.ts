/** The storefront's own clients, from their call to the database and the provider and back. */
import type { SessionUser } from 'shared-domain/identity';
import { fetchAccounts, fetchAuthentication, fetchIsInternetCustomer } from 'shared-domain/identity/io';
import { setCredentialSource } from 'shared-domain/runtime/credentials';
import { recordErrors } from 'shared-domain/testing';
import { PEOPLE } from '../../../reference-systems/src/identity-provider/people';
import { connectFetch, openSession, type ShopWithLogin, startShopWithLogin, type TestClient } from '../testing';

const logged = recordErrors();
let running: ShopWithLogin;
let client: TestClient;
beforeAll(async () => {
  running = await startShopWithLogin();
  client = connectFetch(running.shop.app);
});
afterAll(async () => {
  client.restore();
  await running.close();
});
beforeEach(() => {
  logged.length = 0;
  client.setCookies('');
});

const userOf = (username: string): SessionUser => {
  const person = PEOPLE.find((each) => each.username === username);
  if (!person) throw new Error(`There is no customer ${username}`);
  return {
    name: '',
    givenName: person.givenName,
    familyName: person.familyName,
    phoneNumber: `+47${person.phoneNumber}`,
    isRetailer: person.isRetailer,
  };
};
const accountsOf = (username: string, token: string) => {
  setCredentialSource({ accessToken: async () => token });
  return fetchAccounts({ user: userOf(username), nowMs: 0 });
};

test('[F7.5-1] the storefront gets to know whether the visitor is logged in', async () => {
  await expect(fetchAuthentication()).resolves.toEqual({ isAuthenticated: false });
  client.setCookies((await openSession(running, 'amund')).cookie);
  await expect(fetchAuthentication()).resolves.toMatchObject({ isAuthenticated: true });
  expect(logged).toEqual([]);
});

test.each([
  ['turid', true],
  ['amund', false],
])('[F7.5-2] whether %s is an internet customer: %j', async (username, expected) => {
  client.setCookies((await openSession(running, username)).cookie);
  await expect(fetchIsInternetCustomer({ jar: { cookie: '' } })).resolves.toBe(expected);
  expect(logged).toEqual([]);
});

test('[F7.5-2] a visitor is no internet customer', async () => {
  await expect(fetchIsInternetCustomer({ jar: { cookie: '' } })).resolves.toBe(false);
  expect(logged).toEqual([]);
});

test.each([
  ['ingrid', [3, 1]],
  ['amund', [1]],
  ['bjorn', [2]],
  ['kari', []],
])(
  '[P7-7, F7.3-1, F7.3-2, F7.3-3, F6-2] %s gets their own accounts, with this number of subscriptions: %j',
  async (username, subscriptions) => {
    const { tokens } = await openSession(running, username);
    const accounts = await accountsOf(username, tokens.access_token);
    expect(accounts?.map((account) => account.subscriptions.length)).toEqual(subscriptions);
    expect(logged).toEqual([]);
  },
);

test('[F6-6] a company account says that it is one', async () => {
  const { tokens } = await openSession(running, 'bjorn');
  expect((await accountsOf('bjorn', tokens.access_token))?.map(({ isLegal }) => isLegal)).toEqual([true]);
});

test('[P7-7, F8-11, P8-16] another customer’s accounts are refused: logged, and no list', async () => {
  const { tokens } = await openSession(running, 'amund');
  await expect(accountsOf('ingrid', tokens.access_token)).resolves.toBeNull();
  expect(logged).toEqual(['Failed to fetch account data']);
});

test('[F8-17] without the database every visitor counts as not logged in, and the failure is logged', async () => {
  const { cookie } = await openSession(running, 'amund');
  client.setCookies(cookie);
  await running.shop.database.script('ALTER TABLE shop_session RENAME TO shop_session_away');
  await expect(fetchAuthentication()).resolves.toBeNull();
  await expect(fetchIsInternetCustomer({ jar: { cookie: '' } })).resolves.toBe(false);
  await running.shop.database.script('ALTER TABLE shop_session_away RENAME TO shop_session');
  expect(logged).toEqual(['Failed to check authentication', 'Failed to fetch public user']);
});
