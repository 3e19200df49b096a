/** Reports of browsers decide about a canary only for pages that the edge has sent. */
import { PATHS } from 'shared-domain/contracts/paths';
import { CANARY_BUILD, HEADER_BUILD } from '../testing/fake-builds';
import { createTestEdge, type TestEdge } from '../testing/test-edge';

const remote = 'mfe-header';
const canary = { remote, build: CANARY_BUILD };

let edge: TestEdge;
beforeEach(async () => {
  edge = await createTestEdge({ TRUST_PROXY: '1' });
  edge.builds.setCanary(50);
  edge.canaryAnalysis.follow(edge.builds.canaries, () => HEADER_BUILD);
});
afterEach(() => edge.close());

const post = (url: string, body: object, address: string) =>
  edge.app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': address },
  });
/** The token of a page, as its script reads it. */
async function open(bucket: number, address: string): Promise<string> {
  const { headers } = await edge.app.inject({
    url: '/mobiltelefoner/',
    headers: { 'sec-fetch-dest': 'document', 'x-forwarded-for': address },
    cookies: { 'shop-bucket': String(bucket) },
  });
  expect(headers['cache-control']).not.toMatch(/public/);
  return /^view;desc="([\w.-]+)"$/.exec(String(headers['server-timing']))?.[1] ?? '';
}
const failure = { level: 'error', page: '/', message: 'x', context: {}, shellBuild: 'ba9876543210', isFirst: true };
/** A visitor whose browser reports the page, and an error in it. */
async function visit(number: number, build: string, hasFailed: boolean): Promise<void> {
  const address = `203.0.113.${number}`;
  const view = await open(build === CANARY_BUILD ? 3 : 70, address);
  if (hasFailed) await post(PATHS.browserErrors, { ...failure, remote, build, view }, address);
  await post(PATHS.pageViews, { views: [{ remote, build }], view }, address);
}

test('a hundred anonymous reports leave a healthy canary serving; they are logged and measured', async () => {
  for (let index = 0; index < 100; index += 1) {
    const address = `198.51.100.${index}`;
    await post(PATHS.browserErrors, { ...failure, ...canary }, address);
    await post(PATHS.pageViews, { views: [canary] }, address);
  }
  expect(edge.verdicts).toEqual([]);
  expect(edge.canaryAnalysis.countsOf(remote)?.canary).toEqual({ views: 0, failed: 0 });
  expect(edge.figures.of(canary)).toMatchObject({ views: 100, errors: 100 });
  expect(edge.logged).toHaveLength(100);
});

test('the pages of real visitors reject a canary that fails, and not one that does not', async () => {
  for (let visitor = 0; visitor < 30; visitor += 1) await visit(visitor, HEADER_BUILD, false);
  for (let visitor = 30; visitor < 60; visitor += 1) await visit(visitor, CANARY_BUILD, false);
  expect(edge.verdicts).toEqual([]);
  edge.canaryAnalysis.follow([], () => HEADER_BUILD);
  edge.canaryAnalysis.follow(edge.builds.canaries, () => HEADER_BUILD);
  for (let visitor = 60; visitor < 90; visitor += 1) await visit(visitor, HEADER_BUILD, false);
  for (let visitor = 90; visitor < 120; visitor += 1) await visit(visitor, CANARY_BUILD, true);
  expect(edge.verdicts).toMatchObject([canary]);
});

test('a page of the stable build counts for no canary, a page that is sent twice once', async () => {
  const stablePage = await open(70, '203.0.113.1');
  await post(PATHS.pageViews, { views: [canary], view: stablePage }, '203.0.113.1');
  const page = await open(3, '203.0.113.1');
  for (let time = 0; time < 3; time += 1) await post(PATHS.pageViews, { views: [canary], view: page }, '203.0.113.1');
  expect(edge.canaryAnalysis.countsOf(remote)).toEqual({
    canary: { views: 1, failed: 0 },
    stable: { views: 0, failed: 0 },
  });
});

test('a page that the server sent without a build is a failed view when its browser reports it', async () => {
  const { answer } = edge.builds;
  edge.builds.answer = async (request, builds) => ({ ...(await answer(request, builds)), degraded: [remote] }) as never;
  await visit(1, CANARY_BUILD, false);
  expect(edge.canaryAnalysis.countsOf(remote)?.canary).toEqual({ views: 1, failed: 1 });
});

test('without a canary pages are the same for all: they carry no token', async () => {
  edge.builds.setCanary(0);
  const { headers } = await edge.app.inject('/mobiltelefoner/');
  expect([headers['server-timing'], headers['cache-control']]).toEqual([undefined, expect.stringMatching(/^public/)]);
});
