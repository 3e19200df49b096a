/** A session lasts as long as the provider confirms it: with the development provider, and with one that says what a test wants. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logIn, returnUriOf, TestBrowser } from '../../../reference-systems/src/identity-provider/testing';
import {
  createTestApp,
  openSession,
  type ShopWithLogin,
  startShopWithLogin,
  TEST_NOW_MS,
  type TestApp,
} from '../testing';

const ORIGIN = 'http://localhost:3000';
const SESSION = '/shop/api/security/session';
const MINUTE = 60_000;

const isAuthenticated = async (shop: TestApp, cookie: string): Promise<boolean> => {
  const answer = await shop.app.inject({ url: '/shop/api/security/isauthenticated', headers: { cookie } });
  return answer.json<{ isAuthenticated: boolean }>().isAuthenticated;
};
const send = (shop: TestApp, method: 'POST' | 'PUT', token: string, cookie = '') =>
  shop.app.inject({ method, url: SESSION, headers: { origin: ORIGIN, authorization: `Bearer ${token}`, cookie } });
const cookieOf = ({ cookies }: { cookies: { name: string; value: string }[] }): string =>
  `${cookies[0]?.name}=${cookies[0]?.value}`;

describe('with the development provider', () => {
  let running: ShopWithLogin;
  let identity: ShopWithLogin['identity'];
  let shop: TestApp;
  beforeAll(async () => {
    running = await startShopWithLogin();
    ({ identity, shop } = running);
  });
  afterAll(() => running.close());
  afterEach(() => shop.setNow(TEST_NOW_MS));

  test('a revoked token ends the session within five minutes', async () => {
    const { cookie, tokens } = await openSession(running, 'ingrid');
    await fetch(`${identity.issuer}/token/revocation`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'webshop', token: tokens.access_token }),
    });
    shop.setNow(TEST_NOW_MS + 5 * MINUTE);
    expect(await isAuthenticated(shop, cookie)).toBe(false);
    shop.setNow(TEST_NOW_MS);
    expect(await isAuthenticated(shop, cookie)).toBe(false);
  });

  test('a sign-out at the provider ends the session within five minutes', async () => {
    const browser = new TestBrowser();
    const tokens = await logIn(identity, browser, 'amund');
    const cookie = cookieOf(await send(shop, 'POST', tokens.access_token));
    const page = await browser.open(`${identity.issuer}/session/end?id_token_hint=${tokens.id_token}`);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    await browser.submit(`${identity.issuer}/session/end/confirm`, returnUriOf(identity), { xsrf, logout: 'yes' });
    shop.setNow(TEST_NOW_MS + 5 * MINUTE);
    expect(await isAuthenticated(shop, cookie)).toBe(false);
  });

  test('a session that the provider confirms goes on', async () => {
    const { cookie } = await openSession(running, 'kari');
    for (const minutes of [5, 11, 40]) {
      shop.setNow(TEST_NOW_MS + minutes * MINUTE);
      expect(await isAuthenticated(shop, cookie)).toBe(true);
    }
  });

  test('an id token and a refresh token open nothing', async () => {
    const tokens = await logIn(identity, new TestBrowser(), 'ingrid');
    expect((await send(shop, 'POST', tokens.id_token)).statusCode).toBe(401);
    expect((await send(shop, 'POST', tokens.refresh_token)).statusCode).toBe(401);
  });

  test('a renewed token keeps the session, one of somebody else opens another', async () => {
    const { cookie, tokens } = await openSession(running, 'ingrid');
    const kept = await send(shop, 'PUT', tokens.access_token, cookie);
    expect([kept.statusCode, kept.cookies]).toEqual([204, []]);
    expect(await isAuthenticated(shop, cookie)).toBe(true);
    const other = await logIn(identity, new TestBrowser(), 'amund');
    const replaced = await send(shop, 'PUT', other.access_token, cookie);
    expect(cookieOf(replaced)).not.toBe(cookie);
    expect(await isAuthenticated(shop, cookie)).toBe(false);
    expect(await isAuthenticated(shop, cookieOf(replaced))).toBe(true);
  });

  test('a login gets a session id of its own, whatever cookie was planted before it', async () => {
    const planted = `shop-session=${'x'.repeat(43)}`;
    const { access_token: token } = await logIn(identity, new TestBrowser(), 'ingrid');
    const opened = cookieOf(await send(shop, 'POST', token, planted));
    expect(opened).not.toBe(planted);
    expect(await isAuthenticated(shop, planted)).toBe(false);
    const again = cookieOf(await send(shop, 'POST', token, opened));
    expect(again).not.toBe(opened);
    expect(await isAuthenticated(shop, opened)).toBe(false);
  });

  test('the database does not give the token away', async () => {
    const { tokens, cookie } = await openSession(running, 'ingrid');
    const stored = JSON.stringify(await shop.database.query('SELECT * FROM shop_session'));
    expect(stored).not.toContain(tokens.access_token);
    expect(stored).not.toContain(cookie.split('=')[1]);
  });
});

describe('with a provider that says what the test wants', () => {
  let server: Server;
  let shop: TestApp;
  let issuer: string;
  let introspection: Record<string, unknown>;
  let status: number;
  let asked: number;
  /** The issuer as the metadata of another realm of the provider names it. */
  let namedRealm = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      const json = (body: unknown, code = 200) =>
        response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const [realm = ''] = request.url?.split('/.well-known') ?? [];
      if (request.url?.includes('/.well-known'))
        return json({
          issuer: issuer + (realm && namedRealm),
          userinfo_endpoint: `${issuer}/me`,
          introspection_endpoint: `${issuer}/introspect`,
        });
      if (request.url === '/me') return json({ sub: 'ingrid', given_name: 'Ingrid' }, status);
      asked += 1;
      return json(introspection, status);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    shop = await createTestApp({ env: { OIDC_ISSUER: issuer } });
  });
  const honest = () => ({ active: true, sub: 'ingrid', client_id: 'webshop', iss: issuer, token_type: 'Bearer' });
  beforeEach(() => {
    status = 200;
    asked = 0;
    introspection = honest();
    shop.setNow(TEST_NOW_MS);
  });
  afterAll(async () => {
    await shop.close();
    server.close();
    server.closeAllConnections();
  });

  test.each([
    ['of another client', { client_id: 'another-app' }],
    ['whose authorized party is another client', { client_id: undefined, azp: 'another-app' }],
    ['for another audience, of an unnamed client', { client_id: undefined, aud: 'another-app' }],
    ['of no client at all', { client_id: undefined }],
    ['of another issuer', { iss: 'http://evil.test' }],
    ['that is none to bear', { token_type: 'id_token' }],
    ['that has expired', { exp: TEST_NOW_MS / 1000 - 61 }],
    ['of somebody else than its user info', { sub: 'amund' }],
    ['that is not active', { active: false }],
  ])('a token %s opens nothing', async (_what, lie) => {
    introspection = { ...honest(), ...lie };
    expect((await send(shop, 'POST', 'token')).statusCode).toBe(401);
  });

  test.each([
    ['that ends with a slash is taken', '/realms/shop/', 204],
    ['of another realm is not', '/realms/other', 503],
  ])('an issuer %s', async (_what, realm, expected) => {
    namedRealm = realm;
    introspection = { ...honest(), iss: issuer + realm };
    const app = await shop.startAnother({ OIDC_ISSUER: `${issuer}/realms/shop` });
    const headers = { origin: ORIGIN, authorization: 'Bearer token' };
    const { statusCode } = await app.inject({ method: 'POST', url: SESSION, headers });
    await app.close();
    expect(statusCode).toBe(expected);
  });

  test('a token for the shop’s audience, of an unnamed client, is taken', async () => {
    introspection = { ...honest(), client_id: undefined, aud: ['webshop'] };
    expect((await send(shop, 'POST', 'token')).statusCode).toBe(204);
  });

  test('within five minutes the provider is asked once, by requests at the same time too', async () => {
    const cookie = cookieOf(await send(shop, 'POST', 'token'));
    asked = 0;
    shop.setNow(TEST_NOW_MS + 4 * MINUTE);
    await isAuthenticated(shop, cookie);
    expect(asked).toBe(0);
    shop.setNow(TEST_NOW_MS + 6 * MINUTE);
    const answers = await Promise.all([1, 2, 3].map(() => isAuthenticated(shop, cookie)));
    expect([answers, asked]).toEqual([[true, true, true], 1]);
  });

  test('a provider that is away keeps a session for fifteen minutes, and it goes on when the provider is back', async () => {
    const cookie = cookieOf(await send(shop, 'POST', 'token'));
    status = 503;
    shop.setNow(TEST_NOW_MS + 14 * MINUTE);
    expect(await isAuthenticated(shop, cookie)).toBe(true);
    asked = 0;
    expect(await isAuthenticated(shop, cookie)).toBe(true);
    expect(asked).toBe(0);
    shop.setNow(TEST_NOW_MS + 15 * MINUTE);
    expect(await isAuthenticated(shop, cookie)).toBe(false);
    status = 200;
    expect(await isAuthenticated(shop, cookie)).toBe(true);
  });

  test('a session whose token is somebody else’s by now ends', async () => {
    const cookie = cookieOf(await send(shop, 'POST', 'token'));
    introspection = { ...honest(), sub: 'amund' };
    shop.setNow(TEST_NOW_MS + 5 * MINUTE);
    expect(await isAuthenticated(shop, cookie)).toBe(false);
  });
});
