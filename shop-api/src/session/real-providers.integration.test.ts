/** A login from its beginning to its end with the behaviour of the products that operators have. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../../reference-systems/src/identity-provider/people';
import {
  authorizationOf,
  returnUriOf,
  startTestIdentity,
  TestBrowser,
  type TestIdentity,
  type Tokens,
} from '../../../reference-systems/src/identity-provider/testing';
import {
  AUDIENCE,
  CLIENT_SECRET,
  OTHER_CLIENT,
} from '../../../reference-systems/src/identity-provider/testing/other-products';
import { createTestApp, type TestApp } from '../testing';

const ORIGIN = 'http://localhost:3000';
const ROOT = '/shop/api/security';
const folder = mkdtempSync(join(tmpdir(), 'client-key-'));
const keyFile = join(folder, 'key.pem');
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
afterAll(() => rmSync(folder, { recursive: true }));

interface Product {
  readonly name: string;
  /** The shop's settings. */
  readonly env: Readonly<Record<string, string>>;
  /** The scopes that the page asks for beside `openid profile`. */
  readonly scope?: string;
  readonly isConfidential?: boolean;
  readonly hasRevocation?: false;
  /** Its tokens are so long at least. */
  readonly minLength?: number;
  /** The customer, as its claims and the settings give it. */
  readonly user: Readonly<Record<string, string>>;
}

const roles = { retailerRole: 'butikk' };
const KEYCLOAK = JSON.stringify({ phoneNumber: 'mobile', roles: 'realm_access.roles', ...roles });
const AUTH0 = JSON.stringify({
  phoneNumber: 'https://shop.example/phone',
  customerNumber: 'https://shop.example/customer',
  roles: 'https://shop.example/roles',
  ...roles,
});

const SIGNICAT = JSON.stringify({
  givenName: 'firstName',
  familyName: 'lastName',
  phoneNumber: 'mobile.number',
  roles: 'staff',
  ...roles,
});
const PHONE = { phoneNumber: '+4791234567' };

const PRODUCTS: readonly Product[] = [
  { name: 'keycloak-public', env: { OIDC_CLAIMS: KEYCLOAK }, user: PHONE },
  {
    name: 'keycloak-confidential',
    env: { OIDC_CLAIMS: KEYCLOAK, OIDC_CLIENT_SECRET: CLIENT_SECRET },
    user: PHONE,
    isConfidential: true,
  },
  {
    name: 'auth0-api',
    env: { OIDC_CLAIMS: AUTH0, OIDC_AUDIENCE: AUDIENCE },
    user: { ...PHONE, customerNumber: '491234567' },
    scope: 'offline_access',
  },
  {
    name: 'auth0-opaque',
    env: { OIDC_CLAIMS: AUTH0 },
    user: { ...PHONE, customerNumber: '491234567' },
    scope: 'offline_access',
  },
  {
    name: 'entra',
    env: {
      OIDC_CLAIMS: JSON.stringify({ phoneNumber: 'extension_phone', ...roles }),
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_CLIENT_AUTH: 'client_secret_post',
      OIDC_AUDIENCE: AUDIENCE,
      OIDC_USERINFO: 'off',
    },
    user: PHONE,
    scope: 'offline_access',
    isConfidential: true,
    hasRevocation: false,
    minLength: 15_000,
  },
  {
    name: 'signicat',
    env: { OIDC_CLAIMS: SIGNICAT, OIDC_PRIVATE_KEY_FILE: keyFile },
    user: { phoneNumber: '91234567' },
    scope: 'offline_access',
    isConfidential: true,
  },
];

describe.each(PRODUCTS)(
  '$name',
  ({ name, env, user, scope = '', isConfidential, hasRevocation = true, minLength = 1 }) => {
    let identity: TestIdentity;
    let shop: TestApp;
    let address: string;
    beforeAll(async () => {
      const CLIENT_JWKS = JSON.stringify({ keys: [publicKey.export({ format: 'jwk' })] });
      identity = await startTestIdentity({ product: name, env: { CLIENT_JWKS } });
      shop = await createTestApp({ env: { OIDC_ISSUER: identity.issuer, ...env } });
      // By HTTP: a token that is too long for a header is refused there.
      address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    });
    afterAll(async () => {
      await shop.close();
      await identity.close();
    });
    beforeEach(() => shop.setNow(Date.now()));

    const send = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: object | string) =>
      fetch(address + path, {
        method,
        headers: {
          origin: ORIGIN,
          ...headers,
          ...(typeof body === 'object' && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && {
          body: typeof body === 'string' ? new URLSearchParams(body) : JSON.stringify(body),
        }),
      });

    type Login = Tokens & { readonly expires_in: number };
    async function logIn(username: string, clientId = 'webshop'): Promise<Login> {
      const redirectUri = returnUriOf(identity);
      const asked = { client_id: clientId, scope: `openid profile ${scope}`.trim(), audience: AUDIENCE };
      const { url, verifier } = authorizationOf(identity, redirectUri, asked);
      const browser = new TestBrowser();
      const login = await browser.follow(url, redirectUri);
      const back = await browser.submit(login.url, redirectUri, { username, password: DEMO_PASSWORD });
      const fields = {
        grant_type: 'authorization_code',
        client_id: clientId,
        code: new URL(back.url).searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: verifier,
      };
      const answer =
        isConfidential && clientId === 'webshop'
          ? await send('POST', `${ROOT}/code`, {}, new URLSearchParams(fields).toString())
          : await fetch(`${identity.issuer}/token`, { method: 'POST', body: new URLSearchParams(fields) });
      return (await answer.json()) as Login;
    }

    const open = (token: string, { id_token: idToken, refresh_token: refreshToken, expires_in }: Login) =>
      send(
        'POST',
        `${ROOT}/session`,
        { authorization: `Bearer ${token}` },
        { idToken, refreshToken, expiresInSeconds: expires_in },
      );
    const enter = async (login: Login): Promise<string> => {
      const opened = await open(login.access_token, login);
      expect(opened.status).toBe(204);
      return opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    };
    const ask = (cookie: string) => send('POST', `${ROOT}/session/token`, { cookie }, {});
    const isLoggedIn = async (cookie: string): Promise<boolean> => {
      const answer = await send('GET', `${ROOT}/isauthenticated`, { cookie });
      return ((await answer.json()) as { readonly isAuthenticated: boolean }).isAuthenticated;
    };

    test('a customer logs in, sees the accounts, goes on with a renewed token and logs out', async () => {
      const login = await logIn('ingrid');
      expect(Math.min(login.access_token.length, login.id_token.length)).toBeGreaterThanOrEqual(minLength);
      const [cookie, elsewhere] = [await enter(login), await enter(login)];
      shop.setNow(Date.now() + 30_000);
      const renewed = (await (await ask(cookie)).json()) as Readonly<Record<string, unknown>>;
      expect(renewed).toMatchObject({
        isRenewable: true,
        user: { givenName: 'Ingrid', familyName: 'Nordmann', isRetailer: false, ...user },
      });
      expect(renewed['accessToken']).not.toBe(login.access_token);
      // The other session has used none of its tokens yet, and does not: they are the same.
      await shop.database.query("UPDATE shop_session SET token_expires_at = '2100-01-01', check_after = '2000-01-01'");
      const accounts = await send(
        'POST',
        '/api/accountdata/subscriptions/91234567',
        { cookie },
        { token: renewed['accessToken'] },
      );
      expect([accounts.status, await accounts.json()]).toEqual([200, [expect.anything(), expect.anything()]]);
      expect([await isLoggedIn(cookie), await isLoggedIn(elsewhere)]).toEqual([true, true]);
      expect((await send('DELETE', `${ROOT}/session`, { cookie })).status).toBe(200);
      expect((await ask(cookie)).status).toBe(401);
      // Revoked tokens end other sessions of the same login as well.
      await shop.database.query("UPDATE shop_session SET check_after = '2000-01-01'");
      expect(await isLoggedIn(elsewhere)).toBe(!hasRevocation);
    });

    test('store staff is who has the role', async () => {
      const cookie = await enter(await logIn('kari'));
      expect(await (await ask(cookie)).json()).toMatchObject({ user: { isRetailer: true } });
    });

    test('what is no access token of the shop opens no session: another client’s or API’s, altered, too old, an id token', async () => {
      const login = await logIn('ingrid');
      const foreign = await logIn('ingrid', OTHER_CLIENT);
      const [first = '', ...rest] = login.access_token.split('.').toReversed();
      const altered = [...rest.toReversed(), (first.startsWith('A') ? 'B' : 'A') + first.slice(1)].join('.');
      expect((await open(foreign.access_token, foreign)).status).toBe(401);
      expect((await open(foreign.access_token, login)).status).toBe(401);
      expect((await open(altered, login)).status).toBe(401);
      expect((await open(login.id_token, login)).status).toBe(401);
      const accounts = await send(
        'POST',
        '/api/accountdata/subscriptions/91234567',
        {},
        { token: foreign.access_token },
      );
      expect(accounts.status).toBe(401);
      const openAt = async (settings: Record<string, string>, token: string): Promise<number> => {
        const app = await shop.startAnother(settings);
        const headers = { origin: ORIGIN, authorization: `Bearer ${token}` };
        const payload = { idToken: login.id_token };
        const { statusCode } = await app.inject({ method: 'POST', url: `${ROOT}/session`, headers, payload });
        await app.close();
        return statusCode;
      };
      expect(await openAt({ OIDC_AUDIENCE: 'https://another-api.example/' }, login.access_token)).toBe(401);
      expect(await openAt({ OIDC_AUDIENCE: 'webshop', OIDC_USERINFO: 'off' }, login.id_token)).toBe(401);
      shop.setNow(Date.now() + 2 * 3_600_000);
      expect((await open(login.access_token, login)).status).toBe(401);
    });
  },
);
