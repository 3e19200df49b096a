import { DEMO_PASSWORD } from './people';
import { authorizationOf, logIn, returnUriOf, startTestIdentity, TestBrowser, type TestIdentity } from './testing';
import { texts } from './texts/nb';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

const openLogin = async (browser: TestBrowser): Promise<string> =>
  (await browser.follow(authorizationOf(identity, returnUriOf(identity)).url, returnUriOf(identity))).url;

describe('what the provider offers', () => {
  test('the code flow with PKCE by S256, and nothing else', async () => {
    const metadata: unknown = await (await fetch(`${identity.issuer}/.well-known/openid-configuration`)).json();
    expect(metadata).toMatchObject({
      issuer: identity.issuer,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
    const { grant_types_supported: grants } = metadata as { grant_types_supported: string[] };
    expect([...grants].sort()).toEqual(['authorization_code', 'refresh_token']);
  });

  test.each([
    [{ response_type: 'id_token', nonce: 'n' }],
    [{ response_type: 'code id_token', nonce: 'n' }],
    [{ response_type: 'token' }],
    [{ code_challenge_method: 'plain' }],
    [{ code_challenge: '', code_challenge_method: '' }],
  ])('a request with %j is refused', async (more) => {
    const { url, response } = await new TestBrowser().follow(
      authorizationOf(identity, returnUriOf(identity), more).url,
      returnUriOf(identity),
    );
    const answer = new URL(url.replace('#', '?')).searchParams;
    expect(answer.get('error') ?? response.status).toEqual(
      expect.stringMatching(/^(unsupported_response_type|invalid_request|unauthorized_client)$/),
    );
    expect(answer.get('code')).toBeNull();
  });
});

describe('cookies', () => {
  test('are HttpOnly and SameSite=Lax, and the session’s changes at a login', async () => {
    const browser = new TestBrowser();
    browser.plant('fjell_identity', 'planted-by-somebody-else');
    await logIn(identity, browser, 'ingrid');
    expect(browser.cookie('fjell_identity')).not.toBe('planted-by-somebody-else');
    const first = browser.cookie('fjell_identity');
    expect(first).toEqual(expect.any(String));
    const again = await browser.follow(
      authorizationOf(identity, returnUriOf(identity), { prompt: 'login' }).url,
      returnUriOf(identity),
    );
    await browser.submit(again.url, returnUriOf(identity), { username: 'ingrid', password: DEMO_PASSWORD });
    expect(browser.cookie('fjell_identity')).not.toBe(first);
    expect(browser.received.length).toBeGreaterThan(3);
    for (const line of browser.received) expect(line).toMatch(/(?=.*; httponly)(?=.*; samesite=lax)/i);
  });
});

test('nothing personal reaches the log: no name, number, password, token or query', async () => {
  const canary = 'KANARI';
  const browser = new TestBrowser();
  const login = await openLogin(browser);
  await browser.submit(login, returnUriOf(identity), { username: `${canary}-navn`, password: `${canary}-passord` });
  await browser.submit(login, returnUriOf(identity), { username: canary.repeat(1000), password: canary });
  await fetch(`${identity.issuer}/login/${canary}-${canary}-innlogging`, { method: 'POST', body: canary });
  const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) });
  await fetch(`${identity.issuer}/token`, form({ grant_type: 'authorization_code', client_id: canary, code: canary }));
  await fetch(
    `${identity.issuer}/token`,
    form({ grant_type: 'refresh_token', client_id: 'webshop', refresh_token: `${canary}-token` }),
  );
  await fetch(`${identity.issuer}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"${canary}`,
  });
  await fetch(`${identity.issuer}/me`, { headers: { authorization: `Bearer ${canary}-token` } });
  await fetch(`${identity.issuer}/token/introspection`, form({ client_id: 'webshop', token: `${canary}-token` }));
  await fetch(`${identity.issuer}/auth?client_id=${canary}&login_hint=${canary}@example.no&phone=91234567`);
  await fetch(`${identity.issuer}/session/end?id_token_hint=${canary}.${canary}.x`);
  await fetch(`${identity.issuer}/${canary}?phone=91234567`, { headers: { cookie: `fjell_identity=${canary}` } });
  const tokens = await logIn(identity, new TestBrowser(), 'amund');
  const output = identity.output();
  expect(output).toContain('identity http');
  for (const secret of [
    canary,
    'Amund',
    'Fjelldal',
    '92345678',
    '91234567',
    DEMO_PASSWORD,
    ...Object.values({ ...tokens }),
  ])
    expect(output).not.toContain(String(secret));
});

describe('wrong passwords', () => {
  test('after five the account waits, with a message in Norwegian; the right one does not help, other accounts go on', async () => {
    const browser = new TestBrowser();
    const login = await openLogin(browser);
    const tryWith = (username: string, password: string) =>
      browser.submit(login, returnUriOf(identity), { username, password });
    for (let each = 0; each < 5; each += 1) expect((await tryWith('eirik', `guess-${each}`)).response.status).toBe(401);
    const { response } = await tryWith('eirik', DEMO_PASSWORD);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await response.text()).toContain(texts.login.tooMany);
    const other = new TestBrowser();
    const elsewhere = await other.submit(await openLogin(other), returnUriOf(identity), {
      username: 'EIRIK ',
      password: DEMO_PASSWORD,
    });
    expect(elsewhere.response.status).toBe(429);
    expect((await logIn(identity, new TestBrowser(), 'kari')).access_token).toEqual(expect.any(String));
  });

  test('a forged address of a proxy that is not trusted counts for nothing', async () => {
    const browser = new TestBrowser();
    const login = await openLogin(browser);
    const statuses: number[] = [];
    for (let each = 0; each < 21; each += 1) {
      const { response } = await browser.follow(login, returnUriOf(identity), {
        method: 'POST',
        headers: { 'x-forwarded-for': `198.51.100.${each}` },
        body: new URLSearchParams({ username: `name-${each}`, password: 'guess' }),
      });
      statuses.push(response.status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
