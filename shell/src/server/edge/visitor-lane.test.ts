import { PATHS } from 'shared-domain/contracts/paths';
import { CANARY_BUILD, HEADER_BUILD, writtenPage } from '../testing/fake-builds';
import { createTestEdge, type TestEdge } from '../testing/test-edge';

const PAGE = '/mobiltelefoner/';
let edge: TestEdge;
beforeEach(async () => {
  edge = await createTestEdge();
});
afterEach(() => edge.close());

const open = (path: string, bucket?: string) =>
  edge.app.inject({ url: path, headers: bucket === undefined ? {} : { cookie: `shop-bucket=${bucket}` } });
const buildsOf = async (bucket: string, path = PAGE) => (await open(path, bucket)).headers['x-shop-builds'];

test('without a canary no visitor gets a bucket, and a CDN may store pages', async () => {
  const { headers } = await open(PAGE);
  expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, expect.stringMatching(/^public/)]);
});

test('while a canary is active each visitor gets one random bucket that scripts cannot read', async () => {
  edge.builds.setCanary(5);
  const buckets = new Set<string>();
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const [cookie] = [(await open(PAGE)).headers['set-cookie']].flat();
    expect(cookie).toMatch(/^shop-bucket=\d{1,2}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    buckets.add(String(cookie).split(';')[0] ?? '');
  }
  expect(buckets.size).toBeGreaterThan(5);
  expect((await open(PAGE, '77')).headers['set-cookie']).toBeUndefined();
});

test('buckets below the share always get the canary, the others the stable build', async () => {
  edge.builds.setCanary(5);
  for (const bucket of ['0', '4', '4', '0']) expect(await buildsOf(bucket)).toBe(`mfe-header@${CANARY_BUILD}`);
  for (const bucket of ['5', '99', '5']) expect(await buildsOf(bucket)).toBe(`mfe-header@${HEADER_BUILD}`);
  edge.builds.setCanary(0);
  expect(await buildsOf('0')).toBe(`mfe-header@${HEADER_BUILD}`);
});

test.each(['100', '-1', 'x', '', '1e1'])('an invalid bucket %p is replaced', async (bucket) => {
  edge.builds.setCanary(5);
  expect((await open(PAGE, bucket)).headers['set-cookie']).toMatch(/^shop-bucket=/);
});

test.each(['3', '50'])('no shared cache stores a page while a canary is active (bucket %s)', async (bucket) => {
  edge.builds.setCanary(5);
  expect((await open(PAGE, bucket)).headers['cache-control']).toBe('private, no-cache');
  expect((await open(PATHS.registry, bucket)).headers['cache-control']).toBe('private, no-cache');
});

test('redirects and pages that are not found come from the visitor’s lane, and no shared cache stores them', async () => {
  edge.builds.setCanary(5);
  edge.builds.answer = () => Promise.resolve({ kind: 'redirect', status: 301, location: '/tilbehor/' });
  expect((await open(PAGE, '3')).headers['cache-control']).toBe('private, no-cache');
  edge.builds.answer = () => Promise.resolve(writtenPage({ status: 404 }));
  expect(await buildsOf('3', '/finnes-ikke/')).toBe(`mfe-header@${CANARY_BUILD}`);
  expect((await open('/finnes-ikke/', '3')).headers['cache-control']).toBe('no-store');
});

test('the cart page and the published registry come from the visitor’s lane', async () => {
  edge.builds.setCanary(5);
  expect(await buildsOf('3', PATHS.cart)).toBe(`mfe-header@${CANARY_BUILD}`);
  expect(await buildsOf('50', PATHS.cart)).toBe(`mfe-header@${HEADER_BUILD}`);
  const buildIn = async (bucket?: string) =>
    (await open(PATHS.registry, bucket)).json<{ remotes: Record<string, { build: string }> }>().remotes['mfe-header']
      ?.build;
  expect([await buildIn('3'), await buildIn('50'), await buildIn()]).toEqual([
    CANARY_BUILD,
    HEADER_BUILD,
    HEADER_BUILD,
  ]);
});

test('header and footer for other sites come from the stable lane', async () => {
  edge.builds.setCanary(100);
  edge.builds.answer = (_request, builds) =>
    Promise.resolve({
      kind: 'site-chrome',
      html: { header: `<nav>${builds[0]?.build}</nav>`, footer: '' },
      slotData: {},
      used: {},
      degraded: [],
    });
  expect((await open('/frame/header.html', '3')).body).toContain(HEADER_BUILD);
});
