import { writtenPage } from '../testing/fake-builds';
import { createTestEdge, type TestEdge } from '../testing/test-edge';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
let edge: TestEdge;
beforeAll(async () => {
  edge = await createTestEdge({ SHOP_ORIGIN: 'https://www.fjell.test' });
  edge.builds.answer = ({ kind, url }) => {
    if (kind === 'site-chrome')
      return Promise.resolve({
        kind,
        html: { header: '<nav></nav>', footer: '' },
        slotData: {},
        used: {},
        degraded: [],
      });
    if (url.includes('ukjent')) return Promise.resolve(writtenPage({ status: 404 }));
    return url.startsWith('/tilbehor/') ? Promise.reject(new Error('hung')) : Promise.resolve(writtenPage());
  };
  edge.api.answer = ({ path }) => ({
    headers: path.startsWith('/kasse/') ? { ...HTML, 'content-security-policy': "default-src 'self'" } : HTML,
    body: '<h1>Innhold</h1>',
  });
  edge.cms.answer = ({ path }) => {
    if (path === '/hjelp/') return { headers: HTML, body: '<h1>Hjelp</h1>' };
    if (path === '/streng/')
      return { headers: { ...HTML, 'content-security-policy': "img-src 'none'" }, body: '<h1>Streng</h1>' };
    return { status: path === '/nede/' ? 500 : 404 };
  };
});
afterAll(() => edge.close());

/** Every kind of HTML that the origin answers. */
const DOCUMENTS: readonly (readonly [what: string, url: string])[] = [
  ['a page of the shop', '/mobiltelefoner/'],
  ['a page that the browser renders', '/tilbehor/'],
  ['the cart', '/handlekurv/'],
  ['a page that is not found', '/ukjent-side/'],
  ['a plain page', '/nede/'],
  ['a page of the CMS', '/hjelp/'],
  ['a page of the CMS with its own policy', '/streng/'],
  ['the login', '/webshop-next/login/'],
  ['the return from the login', '/webshop-next/login-return/'],
  ['the silent login', '/webshop-next/login-silent/'],
  ['the logout', '/logout/'],
  ['the included header', '/frame/header.html'],
  ['the included footer', '/frame/footer.html'],
  ['the checkout', '/kasse/personlige-opplysninger/'],
  ['the checkout of businesses', '/bedrift/kasse/bestilling/'],
  ['the dealer area', '/forhandler/butikk'],
  ['the agreements', '/minside/mobil/avtaler'],
  ['a page of the API', '/api/videos/1'],
];

const policyOf = (headers: Readonly<Record<string, unknown>>) => [headers['content-security-policy']].flat().join(', ');

test.each(DOCUMENTS)('%s (%s) has every header of the policy', async (_what, url) => {
  const answer = await edge.app.inject({ url, headers: OWN_PAGE });
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(policyOf(answer.headers)).toMatch(/frame-ancestors '(none|self)'/);
});

test('only the silent login may be framed, by pages of the origin', async () => {
  const framed: string[] = [];
  for (const [, url] of DOCUMENTS)
    if (!policyOf((await edge.app.inject({ url, headers: OWN_PAGE })).headers).includes("frame-ancestors 'none'"))
      framed.push(url);
  expect(framed).toEqual(['/webshop-next/login-silent/']);
});

test.each(['/favicon.svg', '/robots.txt', '/frame/frame.css', '/_shop/registry.json', '/health/live'])(
  '%s is what its type says, and https only',
  async (url) => {
    expect((await edge.app.inject(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age=') as string,
    });
  },
);

test('a shop without https does not ask for it', async () => {
  const plain = await createTestEdge();
  const answer = await plain.app.inject('/robots.txt');
  await plain.close();
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
});

describe('a page of the CMS', () => {
  const directives = async (url: string) =>
    Object.fromEntries(
      policyOf((await edge.app.inject(url)).headers)
        .split(/[;,] ?/)
        .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive]),
    );

  test('runs the script of header and footer and its chunks; no inline and no foreign script', async () => {
    const { 'script-src': scripts } = await directives('/hjelp/');
    const origin = 'https://www.fjell.test';
    expect(scripts).toBe(
      `script-src ${origin}/frame/shop-frame.js ${origin}/frame/consent.js ${origin}/_shop/ ${origin}/remotes/`,
    );
  });

  test('can neither embed the silent login nor call the issuer', async () => {
    const policy = await directives('/hjelp/');
    expect(policy).not.toHaveProperty('frame-src');
    expect(policy).not.toHaveProperty('child-src');
    expect(policy['default-src']).toBe("default-src 'none'");
    expect(policy['connect-src']).not.toMatch(/'self'|:3020|webshop-next/);
  });

  test('may be stricter by its own policy, which stands beside the shop’s', async () => {
    const { headers } = await edge.app.inject('/streng/');
    expect(headers['content-security-policy']).toEqual([
      expect.stringContaining("default-src 'none'"),
      "img-src 'none'",
    ]);
  });
});
