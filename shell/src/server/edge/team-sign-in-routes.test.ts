import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestEdge, type TestEdge } from '../testing/test-edge';

let provider: Server;
let isAway = false;
let edge: TestEdge;
beforeAll(async () => {
  provider = createServer((_request, response) => {
    const { port } = provider.address() as AddressInfo;
    const issuer = `http://127.0.0.1:${port}`;
    response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }),
    );
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  edge = await createTestEdge({
    TEAM_OIDC_ISSUER: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    TEAM_OIDC_CLIENT_ID: 'team',
    TEAM_OIDC_CLIENT_SECRET: 'secret-of-the-client',
    TEAM_OIDC_MEMBER: 'groups=shop-team',
  });
});
afterAll(async () => {
  await edge.close();
  provider.close();
});
beforeEach(() => (isAway = false));

const open = (url: string, headers: Readonly<Record<string, string>> = {}) => edge.app.inject({ url, headers });

test('a page of the team sends a browser to sign in, and no one else', async () => {
  const page = await open('/_shop/releases', { accept: 'text/html' });
  expect([page.statusCode, page.headers.location]).toEqual([303, '/_shop/team/sign-in?til=%2F_shop%2Freleases']);
  const program = await open('/_shop/releases.json');
  // There is no password that it could give.
  expect([program.statusCode, program.headers['www-authenticate']]).toEqual([401, undefined]);
});

test('a provider that does not answer is said, and asked again the next time', async () => {
  isAway = true;
  const away = await open('/_shop/team/sign-in');
  expect([away.statusCode, away.headers['cache-control']]).toEqual([503, 'no-store']);
  isAway = false;
  expect((await open('/_shop/team/sign-in')).statusCode).toBe(303);
});

test('the browser is sent to the provider with a challenge, and keeps what its return has to match', async () => {
  const answer = await open('/_shop/team/sign-in?til=https://evil.example/');
  const { origin, pathname, searchParams } = new URL(String(answer.headers.location));
  expect(origin + pathname).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth$/);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'team',
    redirect_uri: 'http://localhost:3000/_shop/team/return',
    response_type: 'code',
    scope: 'openid profile',
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(20);
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: 'shop-team-sign-in', httpOnly: true, sameSite: 'Lax', path: '/_shop/team/' }),
  ]);
});

test.each(['', 'shop-team-sign-in=made.up', 'shop-team-sign-in='])(
  'without a sign-in that has begun in this browser («%s») nobody is signed in',
  async (cookie) => {
    const answer = await open('/_shop/team/return?code=c&state=s', { cookie });
    expect([answer.statusCode, answer.cookies.some(({ name }) => name === 'shop-team')]).toEqual([400, false]);
  },
);

test('an answer of the provider to another sign-in signs nobody in', async () => {
  const begun = await open('/_shop/team/sign-in');
  const kept = begun.cookies[0]?.value ?? '';
  const answer = await open('/_shop/team/return?code=c&state=of-another', { cookie: `shop-team-sign-in=${kept}` });
  expect([answer.statusCode, answer.cookies.some(({ name }) => name === 'shop-team')]).toEqual([503, false]);
});
