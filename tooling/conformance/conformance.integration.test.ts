/** The reference API holds, over a real connection; an answer that lacks what a page reads is named with call and member. */
import type { AddressInfo } from 'node:net';
import { singleton } from 'shared-domain/runtime/singleton';
import type { CatalogueFeed } from '../../shop-api/src/catalogue';
import { readFeedFolder } from '../../shop-api/src/catalogue/import/read-feed-folder';
import { paths } from '../../shop-api/src/config/paths';
import { createTestApp, TEST_NOW_MS, type TestApp } from '../../shop-api/src/testing';
import { ROOT } from '../build/packages';
import { recordsOf } from '../contracts/records';
import { askAll } from './conformance';
import { type Addresses, CAPABILITIES, type Capability } from './probe';
import { allHold, holds, reportOf } from './report';

const SHOP_ORIGIN = 'http://shop.test';
const REACHED = { channelApiKey: 'reference', shopOrigin: SHOP_ORIGIN };
let shop: TestApp;
let systems: Addresses['systems'];
const network = globalThis.fetch;

beforeAll(async () => {
  // A busy machine is slow, and the API is not.
  Object.assign(
    singleton('shop.request-timeouts@1', () => ({})),
    { serverMs: 120_000 },
  );
  const feed = readFeedFolder(paths.catalogue(), TEST_NOW_MS) as CatalogueFeed;
  shop = await createTestApp({ feed, env: { RATE_LIMITS: 'off', SHOP_ORIGIN } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  systems = Object.fromEntries(CAPABILITIES.map((name) => [name, origin])) as Addresses['systems'];
});
afterEach(() => {
  globalThis.fetch = network;
});
afterAll(() => shop.close());

const ask = (only: readonly Capability[] = CAPABILITIES) => askAll({ systems, ...REACHED, only });

/** The answers of a call, with one thing changed. */
function change(path: RegExp, edit: (body: string) => string): void {
  globalThis.fetch = async (input, init) => {
    const answer = await network(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (!path.test(url) || !answer.ok) return answer;
    return new Response(edit(await answer.text()), answer);
  };
}

const problemsOf = async (only: readonly Capability[]) =>
  (await ask(only)).flatMap(({ call, problems }) => problems.map((problem) => `${call}: ${problem}`));

test('the reference API holds in every capability, and every call that a remote records is made', async () => {
  const findings = await ask();
  expect(findings.filter((finding) => !holds(finding))).toEqual([]);
  const untried = findings.filter(({ reason }) => reason !== undefined).map(({ call }) => call);
  expect(untried).toEqual(['POST /api/accountdata/subscriptions/{phone}']);
  const recorded = recordsOf(ROOT, 'shop-api').flatMap(({ calls }) => Object.keys(calls));
  expect(recorded.length).toBeGreaterThan(10);
  expect(recorded.filter((call) => !findings.some((finding) => finding.call === call))).toEqual([]);
  expect(reportOf(findings, systems)).toMatch(/## cart at http:\S+ holds \(3 calls\)/);
});

test('a member of another type is named with its place', async () => {
  change(/product-details/, (body) => body.replaceAll('"sellable":true', '"sellable":"yes"'));
  const problems = await problemsOf(['catalogue']);
  expect(problems.join('\n')).toMatch(/product-details.*variants\.0\.salesStatus\.sellable: .*boolean/);
});

test('a list that names a product without a page is found', async () => {
  change(/product-list-view\/B2C\/HANDSET_LIST/, (body) => body.replace(/"href":"[^"]+"/, '"href":"/ingen/slik/"'));
  expect((await problemsOf(['catalogue'])).join('\n')).toMatch(/\/ingen\/slik\/: .*not-found/);
});

test('a cart that counts a repeated change twice, or has other prices than the pages, does not hold', async () => {
  change(/cart\/(update|get)/, (body) => body.replaceAll('"quantity":{"value":1', '"quantity":{"value":2'));
  expect((await problemsOf(['cart'])).join('\n')).toMatch(/repeated with its idempotency-key/);
  change(/cart\/update/, (body) =>
    body.replace(/"upfront":(\d+)/, (_, amount: string) => `"upfront":${Number(amount) + 1}`),
  );
  expect((await problemsOf(['cart'])).join('\n')).toMatch(/øre in the cart, and \d+ on its page/);
});

test('a system that is away is told from one that answers wrongly', async () => {
  const away = { ...systems, search: 'http://127.0.0.1:9' };
  const findings = await askAll({ systems: away, ...REACHED, only: ['search'] });
  expect(findings.map(({ problems }) => problems.join())).toEqual([
    expect.stringContaining('/search: network'),
    expect.stringContaining('/search/suggestions: network'),
  ]);
  const silent = { ...systems, catalogue: away.search };
  const untried = await askAll({ systems: silent, ...REACHED, only: ['search'] });
  expect(reportOf(untried, silent)).toContain('was not tried');
  expect(allHold(untried)).toBe(false);
});
