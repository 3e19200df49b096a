import { PATHS } from 'shared-domain/contracts/paths';
import { SHELL_BUILD } from '../testing/shell-assets';
import { createTestEdge, type TestEdge } from '../testing/test-edge';

const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
const HOME = 'http://localhost:3000/';

let edge: TestEdge;
beforeAll(async () => {
  edge = await createTestEdge();
});
afterAll(() => edge.close());

test.each([
  ['/webshop-next/login/', 'login'],
  ['/webshop-next/login-return/', 'login-return'],
  ['/webshop-next/login-silent/', 'login-silent'],
  ['/logout/', 'logout'],
])('%s runs its own small script, with its integrity and the shop’s configuration', async (path, name) => {
  const answer = await edge.app.inject({ url: path, headers: OWN });
  expect(answer.statusCode).toBe(200);
  expect(answer.body.match(/<script src[^>]*>/g)).toEqual([
    `<script src="/_shop/${SHELL_BUILD}/${name}.js" integrity="sha256-${name}" crossorigin defer>`,
  ]);
  const [, state = ''] = /<script type="application\/json" id="shop-state">(.*?)<\/script>/s.exec(answer.body) ?? [];
  expect(JSON.parse(state)).toMatchObject({ config: { issuer: 'http://localhost:3020', clientId: 'webshop' } });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('<meta name="robots" content="noindex">');
});

test.each([
  [PATHS.login, "'none'"],
  [PATHS.loginReturn, "'none'"],
  [PATHS.logout, "'none'"],
  [PATHS.loginSilent, "'self'"],
])('%s may be shown in an iframe by %s', async (path, ancestors) => {
  const answer = await edge.app.inject({ url: path, headers: OWN });
  expect(answer.headers['content-security-policy']).toContain(`frame-ancestors ${ancestors};`);
});

describe.each([PATHS.login, PATHS.logout])('%s', (path) => {
  const get = (headers: Readonly<Record<string, string>>, query = '') =>
    edge.app.inject({ url: path + query, headers });
  const FROM_ELSEWHERE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

  test.each([
    ['a page of the shop', OWN],
    ['the visitor, by its address', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['a page of the shop in an old browser', { referer: `${HOME}mobiltelefoner/` }],
  ])('acts at once when it is opened by %s', async (_who, headers) => {
    expect((await get(headers)).body).toContain('<script src=');
  });

  test.each([
    ['another site', FROM_ELSEWHERE],
    ['another host of the site', { ...FROM_ELSEWHERE, 'sec-fetch-site': 'same-site' }],
    ['another site in an old browser', { referer: 'https://evil.example/' }],
    ['a site that sends no referrer, in an old browser', {}],
    ['a site whose name begins like the shop’s', { referer: 'http://localhost:3000.evil.example/' }],
  ])('only asks when it is opened by %s', async (_who, headers) => {
    const answer = await get(headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/<script/);
    expect(answer.body).toContain(`<form method="get" action="${path}">`);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    });
  });

  test.each(['iframe', 'image', 'script', 'empty', 'object'])(
    'is refused as a part of a page: %s',
    async (destination) => {
      for (const site of ['cross-site', 'same-origin']) {
        const answer = await get({ 'sec-fetch-site': site, 'sec-fetch-dest': destination });
        expect([answer.statusCode, answer.body.includes('<script')]).toEqual([403, false]);
      }
    },
  );

  test('depends on who asks: no cache may give one’s page to another', async () => {
    expect((await get(OWN)).headers['vary']).toBe('sec-fetch-site, sec-fetch-dest, referer');
  });
});

test('the page that asks keeps where the login leads back to, escaped', async () => {
  const answer = await edge.app.inject(`${PATHS.login}?til=${encodeURIComponent('/minside/"><script>')}`);
  expect(answer.body).toContain('<input type="hidden" name="til" value="/minside/&quot;&gt;&lt;script&gt;">');
});

test.each([
  [PATHS.login, true],
  [PATHS.loginReturn, true],
  [PATHS.loginSilent, false],
])('%s can say in Norwegian that the login failed: %s', async (path, can) => {
  const { body } = await edge.app.inject({ url: path, headers: OWN });
  expect(
    /role="alert" hidden><p data-blocked="[^"]*informasjonskapsler[^"]*" data-clock="Klokka på enheten[^"]*">Innloggingen ble ikke fullført/.test(
      body,
    ),
  ).toBe(can);
});
