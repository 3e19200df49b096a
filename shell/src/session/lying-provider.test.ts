/** Logins and silent renewals with the real library, against a provider that lies in one thing. */
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { PublicConfig } from 'shared-domain/runtime/config';

const ISSUER = 'http://identity.test';
const SHOP = 'http://shop.test';
const config = { issuer: ISSUER, clientId: 'webshop', shopOrigin: SHOP } as PublicConfig;
const SESSION = '/shop/api/security/session';
/** How far the clocks of shop and provider are ahead of the device's. */
let serverAheadMs = 0;
let isTimeHidden = false;
const nowSeconds = (): number => Math.floor((Date.now() + serverAheadMs) / 1000);

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let keys: Keys;
let otherKeys: Keys;
beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true });
  otherKeys = await generateKeyPair('ES256', { extractable: true });
});

interface Lie {
  /** Added to the claims of an honest id token. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly signedBy?: 'nobody' | 'somebody else' | 'a shared secret';
  /** The issuer of the authorization response; null: none. */
  readonly iss?: string | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

const honestClaims = (nonce: string | null) => ({
  iss: ISSUER,
  sub: 'ingrid',
  aud: 'webshop',
  exp: nowSeconds() + 3600,
  iat: nowSeconds(),
  given_name: 'Ingrid',
  family_name: 'Nordmann',
  ...(nonce !== null && { nonce }),
});

async function sign(claims: Record<string, unknown>, { signedBy, header }: Lie): Promise<string> {
  if (signedBy === 'nobody') return new UnsecuredJWT(claims).encode();
  const isShared = signedBy === 'a shared secret';
  const jwt = new SignJWT(claims).setProtectedHeader({ alg: isShared ? 'HS256' : 'ES256', kid: 'key-1', ...header });
  if (isShared) return jwt.sign(new TextEncoder().encode('webshop'.repeat(8)));
  return jwt.sign(signedBy === 'somebody else' ? otherKeys.privateKey : keys.privateKey);
}

let calls: string[];
let asked: URL | undefined;
let lie: Lie;
const session = new Map<string, string>();
const storage = {
  get length() {
    return session.size;
  },
  key: (index: number) => [...session.keys()][index] ?? null,
  getItem: (key: string) => session.get(key) ?? null,
  setItem: (key: string, value: string) => void session.set(key, value),
  removeItem: (key: string) => void session.delete(key),
};

async function answer(input: string | URL, init: RequestInit = {}): Promise<Response> {
  const url = String(input);
  calls.push(`${init.method ?? 'GET'} ${url}`);
  const json = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  switch (url) {
    case `${ISSUER}/.well-known/openid-configuration`:
      return json({
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/auth`,
        token_endpoint: `${ISSUER}/token`,
        userinfo_endpoint: `${ISSUER}/me`,
        jwks_uri: `${ISSUER}/jwks`,
        authorization_response_iss_parameter_supported: true,
        ...lie.metadata,
      });
    case `${ISSUER}/jwks`:
      return json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'key-1', alg: 'ES256', use: 'sig' }] });
    case `${SHOP}/shop/api/security/code`:
    case `${ISSUER}/token`: {
      const nonce = asked?.searchParams.get('nonce') ?? null;
      return json({
        access_token: 'access-token',
        refresh_token: 'refresh-token',
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'openid profile',
        id_token: await sign({ ...honestClaims(nonce), ...lie.claims }, lie),
      });
    }
    case `${ISSUER}/me`:
      return json({ sub: 'ingrid' });
    case '/shop/api/security/isauthenticated':
      return new Response('{}', {
        headers: isTimeHidden ? {} : { date: new Date(Date.now() + serverAheadMs).toUTCString() },
      });
    default:
      return new Response(null, { status: 204 });
  }
}

/** The parameters that the provider adds to the address to which it sends people back. */
function responseTo(request: URL): string {
  const back = new URL(request.searchParams.get('redirect_uri') ?? '');
  back.searchParams.set('code', 'code-1');
  back.searchParams.set('state', request.searchParams.get('state') ?? '');
  const iss = lie.iss === undefined ? ISSUER : lie.iss;
  if (iss !== null) back.searchParams.set('iss', iss);
  return back.href;
}

/** As much of a browser as the library uses: an address that can be left, and iframes that the provider answers in. */
function fakeWindow() {
  const browser = new EventTarget();
  const location = { href: `${SHOP}/`, origin: SHOP, assign: (to: string) => (asked = new URL(to)) };
  const frame = () => ({
    style: {},
    addEventListener: () => undefined,
    contentWindow: {
      location: {
        replace: (to: string) => {
          if (!to.startsWith('http')) return;
          asked = new URL(to);
          const data = { source: 'oidc-client', url: responseTo(asked) };
          setTimeout(() => browser.dispatchEvent(new MessageEvent('message', { origin: SHOP, data })));
        },
      },
    },
  });
  const document = { createElement: frame, body: { appendChild: () => undefined } };
  return Object.assign(browser, { location, document, self: { location }, crypto });
}

/** The library's timers must not outlive the tests. */
const startInterval = globalThis.setInterval;
const intervals: NodeJS.Timeout[] = [];
const interval = (run: () => void) => {
  const started = startInterval(run, 5).unref();
  intervals.push(started);
  return started;
};
afterEach(() => intervals.splice(0).forEach((each) => clearInterval(each)));

let oidc: typeof import('./oidc-session');
beforeEach(async () => {
  jest.resetModules();
  delete (globalThis as unknown as Record<symbol, unknown>)[Symbol.for('shop.server-time@1')];
  calls = [];
  serverAheadMs = 0;
  isTimeHidden = false;
  asked = undefined;
  lie = {};
  session.clear();
  Object.assign(globalThis, { window: fakeWindow(), sessionStorage: storage, fetch: answer, setInterval: interval });
  oidc = await import('./oidc-session');
});

/** From the button 'Logg inn' to the return. */
async function logIn(as = config): Promise<void> {
  void oidc.signIn(as);
  while (!asked) await new Promise((resolve) => setTimeout(resolve));
  window.location.href = responseTo(asked);
  await oidc.completeSignIn(as);
}
const opensSession = (): boolean => calls.some((call) => call === `POST ${SESSION}` || call === `PUT ${SESSION}`);

const LIES: readonly (readonly [string, Lie])[] = [
  ['the nonce of another login', { claims: { nonce: 'stolen' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['another issuer', { claims: { iss: 'http://evil.test' } }],
  ['another audience', { claims: { aud: 'another-shop' } }],
  ['several audiences and no authorized party', { claims: { aud: ['webshop', 'another-shop'] } }],
  ['another authorized party', { claims: { azp: 'another-shop' } }],
  ['an id token that has expired', { claims: { exp: nowSeconds() - 420 } }],
  ['no expiry', { claims: { exp: undefined } }],
  ['an id token of the future', { claims: { iat: nowSeconds() + 600 } }],
  ['an id token that is not valid yet', { claims: { nbf: nowSeconds() + 600 } }],
  ['a response of another issuer', { iss: 'http://evil.test' }],
  ['a response that does not name its issuer', { iss: null }],
  [
    'a response of another issuer, from a provider that does not promise to name it',
    { iss: 'http://evil.test', metadata: { authorization_response_iss_parameter_supported: undefined } },
  ],
  ['metadata of another issuer', { metadata: { issuer: 'http://evil.test' } }],
  ['somebody else’s signature', { signedBy: 'somebody else' }],
  ['no signature', { signedBy: 'nobody' }],
  ['a signature with a shared secret', { signedBy: 'a shared secret' }],
  ['an access token in place of the id token', { header: { typ: 'at+jwt' } }],
];

test('an honest provider logs in, with a nonce of its own each time', async () => {
  await logIn();
  expect(opensSession()).toBe(true);
  const first = asked?.searchParams.get('nonce');
  expect(first).toMatch(/^[\w-]{22,}$/);
  asked = undefined;
  await logIn();
  expect(asked).toBeDefined();
  expect((asked as URL | undefined)?.searchParams.get('nonce')).not.toBe(first);
});

test('the code of a client with a secret goes to the shop, which says who the client is', async () => {
  await logIn({ ...config, login: { isConfidential: true } });
  expect(calls).toContain(`POST ${SHOP}/shop/api/security/code`);
  expect(calls).not.toContain(`POST ${ISSUER}/token`);
  expect(opensSession()).toBe(true);
});

test.each(LIES)('a login with %s is refused', async (_what, told) => {
  lie = told;
  const refused = await logIn().catch((error: unknown) => error as Error);
  expect(refused).toBeInstanceOf(Error);
  expect((refused as Error).message).not.toMatch(/eyJ|Ingrid|access-token|code-1/);
  expect(opensSession()).toBe(false);
});

test('a code is not handed over when the response is of another issuer', async () => {
  lie = { iss: 'http://evil.test' };
  await expect(logIn()).rejects.toThrow();
  expect(calls).not.toContain(`POST ${ISSUER}/token`);
});

test.each([
  ['ten minutes slow', -600],
  ['an hour fast', 3_600 + 600],
])('an honest provider logs in on a device whose clock is %s', async (_what, aheadSeconds) => {
  const now = Date.now;
  serverAheadMs = -aheadSeconds * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadSeconds * 1000);
  try {
    await logIn();
  } finally {
    jest.restoreAllMocks();
  }
  expect(opensSession()).toBe(true);
});

test.each([
  ['90 seconds slow', -90, undefined],
  ['90 seconds fast', 90, undefined],
  ['ten minutes slow', -600, true],
  ['two hours fast', 7_200, true],
])(
  'where the shop hides its time, on a device whose clock is %s: a refusal of the times says so',
  async (_what, aheadSeconds, isOfTime) => {
    const now = Date.now;
    [serverAheadMs, isTimeHidden] = [-aheadSeconds * 1000, true];
    jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadSeconds * 1000);
    const refused = await logIn().catch((error: unknown) => error as { readonly isOfTime?: true });
    jest.restoreAllMocks();
    expect(refused?.isOfTime).toBe(isOfTime);
    expect(opensSession()).toBe(isOfTime === undefined);
  },
);

test('an honest provider renews silently, with a nonce', async () => {
  await expect(oidc.renewSilently(config)).resolves.toBe(true);
  expect(calls).toContain(`PUT ${SESSION}`);
  expect(asked?.searchParams.get('nonce')).toMatch(/^[\w-]{22,}$/);
});

test.each(LIES)('a silent renewal with %s is refused', async (_what, told) => {
  lie = told;
  const refused = await oidc.renewSilently(config).catch((error: unknown) => error as Error);
  expect(refused).toBeInstanceOf(Error);
  expect((refused as Error).message).not.toMatch(/eyJ|Ingrid|access-token|code-1/);
  expect(opensSession()).toBe(false);
});

describe('a login that this browser did not start', () => {
  test('is refused, and its code is not handed over', async () => {
    window.location.href = `${SHOP}/webshop-next/login-return/?code=of-somebody-else&state=guess&iss=${ISSUER}`;
    await expect(oidc.completeSignIn(config)).rejects.toThrow('this browser did not start');
    expect(calls).not.toContain(`POST ${ISSUER}/token`);
    expect(opensSession()).toBe(false);
  });

  test('an answer is worth something once', async () => {
    await logIn();
    await expect(oidc.completeSignIn(config)).rejects.toThrow('this browser did not start');
  });
});
