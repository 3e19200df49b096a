import { logIn, TestBrowser } from '../../../reference-systems/src/identity-provider/testing';
import { openSession, type ShopWithLogin, startShopWithLogin, TEST_NOW_MS } from '../testing';

const ORIGIN = 'http://localhost:3000';
const SESSION = '/shop/api/security/session';

let running: ShopWithLogin;
let identity: ShopWithLogin['identity'];
let shop: ShopWithLogin['shop'];
beforeAll(async () => {
  running = await startShopWithLogin();
  ({ identity, shop } = running);
});
afterAll(() => running.close());

const open = (headers: Record<string, string>) => shop.app.inject({ method: 'POST', url: SESSION, headers });
const isAuthenticated = async (cookie = ''): Promise<unknown> =>
  (await shop.app.inject({ url: '/shop/api/security/isauthenticated', headers: { cookie } })).json();

/** No more of her than a page needs to greet her. */
const INGRID = { name: 'Ingrid Nordmann', givenName: 'Ingrid', isRetailer: false };

describe('isauthenticated', () => {
  test('[F7.5-1] a visitor without a session, or with an unknown one, is not authenticated', async () => {
    expect(await isAuthenticated()).toEqual({ isAuthenticated: false });
    expect(await isAuthenticated('shop-session=guess')).toEqual({ isAuthenticated: false });
  });

  test('[F7.5-1] login-return opens the session with its token, logout closes it', async () => {
    const { access_token: token } = await logIn(identity, new TestBrowser(), 'ingrid');
    const opened = await open({ origin: ORIGIN, authorization: `Bearer ${token}` });
    expect(opened.statusCode).toBe(204);
    const [cookie] = opened.cookies;
    expect(cookie).toMatchObject({ name: 'shop-session', httpOnly: true, sameSite: 'Lax', path: '/' });
    const header = `shop-session=${cookie?.value}`;
    expect(await isAuthenticated(header)).toEqual({ isAuthenticated: true, user: INGRID });
    const stored = JSON.stringify(await shop.database.query('SELECT * FROM shop_session'));
    expect(stored).not.toContain(cookie?.value);

    expect(
      (
        await shop.app.inject({
          method: 'DELETE',
          url: SESSION,
          headers: { cookie: header, origin: 'https://evil.example' },
        })
      ).statusCode,
    ).toBe(403);
    expect(await isAuthenticated(header)).toEqual({ isAuthenticated: true, user: INGRID });
    expect(
      (await shop.app.inject({ method: 'DELETE', url: SESSION, headers: { cookie: header, origin: ORIGIN } }))
        .statusCode,
    ).toBe(200);
    expect(await isAuthenticated(header)).toEqual({ isAuthenticated: false });
  });

  test('[F7.5-1] a session ends after eight hours, and a new login ends the session before it', async () => {
    const first = await openSession(running, 'amund');
    const { access_token: token } = first.tokens;
    const again = await open({ origin: ORIGIN, authorization: `Bearer ${token}`, cookie: first.cookie });
    const second = `shop-session=${again.cookies[0]?.value}`;
    expect(await isAuthenticated(first.cookie)).toEqual({ isAuthenticated: false });
    shop.setNow(TEST_NOW_MS + 28_799_000);
    expect(await isAuthenticated(second)).toMatchObject({ isAuthenticated: true });
    shop.setNow(TEST_NOW_MS + 28_800_000);
    expect(await isAuthenticated(second)).toEqual({ isAuthenticated: false });
    shop.setNow(TEST_NOW_MS);
  });

  test('[F7.5-1] no session without a valid token, nor from another site', async () => {
    const { access_token: token } = await logIn(identity, new TestBrowser(), 'ingrid');
    expect((await open({ origin: ORIGIN })).statusCode).toBe(401);
    expect((await open({ origin: ORIGIN, authorization: 'Bearer guess' })).statusCode).toBe(401);
    expect((await open({ origin: 'https://evil.example', authorization: `Bearer ${token}` })).statusCode).toBe(403);
    expect((await open({ authorization: `Bearer ${token}` })).statusCode).toBe(403);
  });
});
