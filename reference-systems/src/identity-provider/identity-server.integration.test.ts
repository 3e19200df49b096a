import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { claimsOf, DEMO_PASSWORD, PEOPLE } from './people';
import {
  authorizationOf,
  logIn,
  redeem,
  renewSilently,
  returnUriOf,
  silentUriOf,
  startTestIdentity,
  TestBrowser,
  type TestIdentity,
} from './testing';
import { texts } from './texts/nb';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

const claimsSchema = v.record(v.string(), v.unknown());
const payloadOf = (token: string): Record<string, unknown> =>
  v.parse(claimsSchema, JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
const userinfo = (token: string): Promise<Response> =>
  fetch(`${identity.issuer}/me`, { headers: { authorization: `Bearer ${token}`, origin: identity.config.shopOrigin } });
const silently = (browser: TestBrowser): Promise<URLSearchParams> => renewSilently(identity, browser);

describe('login', () => {
  test.each(PEOPLE)(
    '[F7.5-3, F2.10-1, F3.7-5, F3.7-6, P3-40] $username logs in and the shop gets the profile',
    async (person) => {
      const tokens = await logIn(identity, new TestBrowser(), person.username);
      expect(payloadOf(tokens.id_token)).toMatchObject({ iss: identity.issuer, aud: 'webshop', ...claimsOf(person) });
      expect(returnUriOf(identity)).toBe(`${identity.config.shopOrigin}/webshop-next/login-return/`);
      expect(await (await userinfo(tokens.access_token)).json()).toEqual({
        sub: person.username,
        name: `${person.givenName} ${person.familyName}`,
        given_name: person.givenName,
        family_name: person.familyName,
        phone_number: `+47${person.phoneNumber}`,
        is_retailer: person.isRetailer,
      });
      expect(tokens.refresh_token).toEqual(expect.any(String));
    },
  );

  test('a wrong password shows an error, and the right one continues', async () => {
    const browser = new TestBrowser();
    const { url } = authorizationOf(identity, returnUriOf(identity));
    const login = await browser.follow(url, returnUriOf(identity));
    const page = await login.response.text();
    expect(page).toContain('<h1>Logg inn</h1>');
    for (const { username, demonstrates } of PEOPLE)
      expect(page).toMatch(new RegExp(`<code>${username}</code> [^<]+: ${demonstrates}</li>`));
    expect(login.response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const wrong = await browser.submit(login.url, returnUriOf(identity), { username: '<b>ingrid', password: 'guess' });
    expect(wrong.response.status).toBe(401);
    const again = await wrong.response.text();
    expect(again).toContain('role="alert"');
    expect(again).toContain('&lt;b&gt;ingrid');
    const back = await browser.submit(login.url, returnUriOf(identity), {
      username: 'Ingrid ',
      password: DEMO_PASSWORD,
    });
    expect(new URL(back.url).searchParams.get('code')).toEqual(expect.any(String));
    expect(new URL(back.url).searchParams.get('state')).toBe('state-1');
  });

  test('a login page opened in another browser is refused', async () => {
    const login = await new TestBrowser().follow(
      authorizationOf(identity, returnUriOf(identity)).url,
      returnUriOf(identity),
    );
    const stranger = await new TestBrowser().submit(login.url, returnUriOf(identity), {
      username: 'ingrid',
      password: DEMO_PASSWORD,
    });
    expect(stranger.response.status).toBe(400);
    expect(await stranger.response.text()).toContain(texts.error.expired);
  });

  test('a code cannot be redeemed without its PKCE verifier, and PKCE is mandatory', async () => {
    const browser = new TestBrowser();
    await logIn(identity, browser, 'ingrid');
    const { url } = await browser.follow(authorizationOf(identity, returnUriOf(identity)).url, returnUriOf(identity));
    const code = new URL(url).searchParams.get('code') ?? '';
    expect((await redeem(identity, code, returnUriOf(identity), 'x'.repeat(43))).status).toBe(400);
    const plain = await browser.follow(
      authorizationOf(identity, returnUriOf(identity), { code_challenge: '', code_challenge_method: '' }).url,
      returnUriOf(identity),
    );
    expect(new URL(plain.url).searchParams.get('error')).toBe('invalid_request');
  });

  test('a redirect to another site is refused', async () => {
    const { response } = await new TestBrowser().follow(
      authorizationOf(identity, 'https://evil.example/').url,
      'https://evil.example/',
    );
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain(texts.error.title);
  });

  test('only the shop’s origin may read the profile from a browser', async () => {
    const { access_token: token } = await logIn(identity, new TestBrowser(), 'ingrid');
    expect((await userinfo(token)).headers.get('access-control-allow-origin')).toBe(identity.config.shopOrigin);
    const other = await fetch(`${identity.issuer}/me`, {
      headers: { authorization: `Bearer ${token}`, origin: 'https://evil.example' },
    });
    expect(other.status).toBe(400);
  });
});

describe('silent renewal', () => {
  test('[F7.5-3, F2.10-2] gives a code to a logged-in visitor and login_required to others', async () => {
    const browser = new TestBrowser();
    expect((await silently(browser)).get('error')).toBe('login_required');
    await logIn(identity, browser, 'amund');
    expect((await silently(browser)).get('code')).toEqual(expect.any(String));
  });

  test('may happen in an iframe of the shop only', async () => {
    const response = await new TestBrowser().open(
      authorizationOf(identity, silentUriOf(identity), { prompt: 'none' }).url,
    );
    expect(response.headers.get('content-security-policy')).toBe(
      `frame-ancestors 'self' ${identity.config.shopOrigin}`,
    );
  });
});

describe('logout', () => {
  test('[F2.10-1] ends the session and returns to the shop', async () => {
    const browser = new TestBrowser();
    const tokens = await logIn(identity, browser, 'ingrid');
    const asked = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: returnUriOf(identity),
      state: 'out',
    });
    const page = await browser.open(`${identity.issuer}/session/end?${asked}`);
    const markup = await page.text();
    expect(markup).toContain('<button type="submit" form="op.logoutForm"');
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(markup)?.[1] ?? '';
    const back = await browser.submit(`${identity.issuer}/session/end/confirm`, returnUriOf(identity), {
      xsrf,
      logout: 'yes',
    });
    expect(back.url).toBe(`${returnUriOf(identity)}?state=out`);
    expect((await silently(browser)).get('error')).toBe('login_required');
  });

  test('without the shop’s id token the visitor is asked first', async () => {
    const browser = new TestBrowser();
    await logIn(identity, browser, 'ingrid');
    const page = await browser.open(`${identity.issuer}/session/end`);
    expect(await page.text()).not.toContain('<script');
    expect((await silently(browser)).get('code')).toEqual(expect.any(String));
  });

  test('[F7.5-3] a revoked token is no longer accepted', async () => {
    const { access_token: token } = await logIn(identity, new TestBrowser(), 'ingrid');
    const revoked = await fetch(`${identity.issuer}/token/revocation`, {
      method: 'POST',
      headers: { origin: identity.config.shopOrigin },
      body: new URLSearchParams({ client_id: 'webshop', token }),
    });
    expect(revoked.status).toBe(200);
    expect(revoked.headers.get('content-type')).toBeNull();
    expect((await userinfo(token)).status).toBe(401);
  });
});

test('the session survives a crash of the provider', async () => {
  const browser = new TestBrowser();
  await logIn(identity, browser, 'kari');
  await identity.crashAndRestart();
  expect((await silently(browser)).get('code')).toEqual(expect.any(String));
});

test('reports that it is ready', async () => {
  expect((await fetch(`${identity.issuer}/health/ready`)).status).toBe(200);
});

test('keys and store are readable by their owner only', () => {
  for (const file of ['keys.json', 'store.jsonl'])
    expect(statSync(join(identity.config.folder, file)).mode & 0o777).toBe(0o600);
});

describe('start', () => {
  test('a port in use is reported in one line', async () => {
    const other = await mkdtemp(join(tmpdir(), 'identity-'));
    const { exitCode, stderr } = await identity.startAnother({ DATA_DIR: other });
    await rm(other, { recursive: true });
    expect(exitCode).toBe(1);
    expect(stderr).toContain(
      `identity: Port ${identity.config.port} is taken by another program. Stop it, or set IDENTITY_PORT to another port.`,
    );
  });

  test('two processes cannot share a folder, and a wrong setting is named', async () => {
    expect((await identity.startAnother()).stderr).toContain('is used by another process');
    expect((await identity.startAnother({ SHOP_ORIGIN: 'shop' })).stderr).toContain(
      'identity: SHOP_ORIGIN must be an address',
    );
  });
});

test.each([
  ['without STAND_INS=on', { STAND_INS: '' }, 'it starts with STAND_INS=on only'],
  ['with an https origin of the shop', { SHOP_ORIGIN: 'https://shop.example' }, 'SHOP_ORIGIN'],
])('does not start %s, and says why', async (_what, env, reason) => {
  const { exitCode, stderr } = await identity.startAnother(env);
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining(reason)]);
});
