/** A session that lasts longer than its access token: with the development provider, whose refresh tokens may be used once. */
import { openSession, type ShopWithLogin, startShopWithLogin } from '../testing';

const ORIGIN = 'http://localhost:3000';
const ROOT = '/shop/api/security';
const MINUTE = 60_000;

let running: ShopWithLogin;
let identity: ShopWithLogin['identity'];
let shop: ShopWithLogin['shop'];
beforeAll(async () => {
  // Shorter than a page needs a token for: each question renews.
  running = await startShopWithLogin({ env: { IDENTITY_ACCESS_TOKEN_SECONDS: '80' } });
  ({ identity, shop } = running);
});
afterAll(() => running.close());
/** The provider's clock is the machine's. */
beforeEach(() => shop.setNow(Date.now()));

interface Answer {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  readonly isRenewable: boolean;
  readonly user: { readonly givenName: string };
}
const ask = (cookie: string, origin = ORIGIN) =>
  shop.app.inject({ method: 'POST', url: `${ROOT}/session/token`, headers: { cookie, origin } });
const tokenOf = async (cookie: string): Promise<Answer> => (await ask(cookie)).json<Answer>();
const isAuthenticated = async (cookie: string): Promise<boolean> =>
  (await shop.app.inject({ url: `${ROOT}/isauthenticated`, headers: { cookie } })).json<{ isAuthenticated: boolean }>()
    .isAuthenticated;
const end = (cookie: string) =>
  shop.app.inject({ method: 'DELETE', url: `${ROOT}/session`, headers: { cookie, origin: ORIGIN } });
const post = (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(identity.issuer + path, { method: 'POST', body: new URLSearchParams({ client_id: 'webshop', ...fields }) });
const isActive = async (token: string): Promise<unknown> =>
  ((await (await post('/token/introspection', { token })).json()) as { readonly active: boolean }).active;
const refresh = (token: string) => post('/token', { grant_type: 'refresh_token', refresh_token: token });

test('[F7.5-3] a token that is about to end is renewed, and so is the next one: refresh tokens rotate', async () => {
  const { cookie, tokens } = await openSession(running, 'amund');
  const second = await tokenOf(cookie);
  expect(second.accessToken).not.toBe(tokens.access_token);
  expect(await isActive(second.accessToken)).toBe(true);
  const third = await tokenOf(cookie);
  expect(third.accessToken).not.toBe(second.accessToken);
  expect(third.user.givenName).toBe('Amund');
});

test('a session outlives its access token without a page that asks', async () => {
  const { cookie } = await openSession(running, 'kari');
  await shop.database.query("UPDATE shop_session SET token_expires_at = '2000-01-01', check_after = '2000-01-01'");
  expect(await isAuthenticated(cookie)).toBe(true);
  expect(await isAuthenticated(cookie)).toBe(true);
});

test('a refused renewal ends the session: the page gets 401, and the cookie is deleted', async () => {
  const { cookie, tokens } = await openSession(running, 'ingrid');
  // A used refresh token means that somebody has a copy: the provider ends the whole login.
  await refresh(tokens.refresh_token);
  await refresh(tokens.refresh_token);
  const refused = await ask(cookie);
  expect(refused.statusCode).toBe(401);
  expect(refused.cookies).toMatchObject([{ name: 'shop-session', value: '' }]);
  expect(await isAuthenticated(cookie)).toBe(false);
});

test('[F7.5-3] a logout revokes the tokens at the provider and names the session for its sign-out', async () => {
  const { cookie, tokens } = await openSession(running, 'amund');
  const ended = await end(cookie);
  expect(ended.json()).toEqual({ idToken: tokens.id_token });
  expect(await isActive(tokens.access_token)).toBe(false);
  expect((await refresh(tokens.refresh_token)).status).toBe(400);
  expect((await ask(cookie)).statusCode).toBe(401);
});

test('nobody is given a token without a session, nor a page of another site', async () => {
  const { cookie } = await openSession(running, 'ingrid');
  expect((await ask('shop-session=guess')).statusCode).toBe(401);
  expect((await ask(cookie, 'https://evil.example')).statusCode).toBe(403);
});

test('the database gives neither token away', async () => {
  const { tokens } = await openSession(running, 'ingrid');
  const stored = JSON.stringify(await shop.database.query('SELECT * FROM shop_session'));
  for (const token of [tokens.access_token, tokens.refresh_token, tokens.id_token]) expect(stored).not.toContain(token);
});

describe('with a token that is valid for long', () => {
  let beside: ShopWithLogin;
  beforeAll(async () => {
    beside = await startShopWithLogin({ env: { IDENTITY_ACCESS_TOKEN_SECONDS: '300' } });
  });
  afterAll(() => beside.shop.close());
  beforeEach(() => beside.shop.setNow(Date.now()));
  const at = (cookie: string, minutes: number) => {
    beside.shop.setNow(Date.now() + minutes * MINUTE);
    return beside.shop.app.inject({
      method: 'POST',
      url: `${ROOT}/session/token`,
      headers: { cookie, origin: ORIGIN },
    });
  };

  test('a page gets it, and who is logged in', async () => {
    const { cookie, tokens } = await openSession(beside, 'ingrid');
    const answer = await at(cookie, 0);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      accessToken: tokens.access_token,
      isRenewable: true,
      user: { givenName: 'Ingrid', familyName: 'Nordmann', phoneNumber: '+4791234567' },
    });
    expect(answer.json<Answer>().expiresInSeconds).toBeGreaterThan(290);
  });

  test('at its end requests at the same time cause one renewal and get the same token', async () => {
    const { cookie, tokens } = await openSession(beside, 'ingrid');
    const answers = await Promise.all([1, 2, 3, 4].map(() => at(cookie, 4)));
    const received = new Set(answers.map((answer) => answer.json<Answer>().accessToken));
    expect(received.size).toBe(1);
    expect(received).not.toContain(tokens.access_token);
    beside.shop.setNow(Date.now());
    expect((await at(cookie, 0)).statusCode).toBe(200);
  });

  test('while the provider is away it serves; when it has ended the answer is 503, and the session stays', async () => {
    const { cookie, tokens } = await openSession(beside, 'ingrid');
    await beside.identity.close();
    expect((await at(cookie, 4)).json()).toMatchObject({ accessToken: tokens.access_token });
    const answers = [await at(cookie, 6), await at(cookie, 6)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(answers[0]?.cookies).toEqual([]);
    const { body } = await beside.shop.app.inject({ url: `${ROOT}/isauthenticated`, headers: { cookie } });
    expect(body).toContain('"isAuthenticated":true');
  });
});
