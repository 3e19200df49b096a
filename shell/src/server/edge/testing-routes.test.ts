import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from 'release-protocol/integrity';
import { PATHS } from 'shared-domain/contracts/paths';
import { createFakeBackend, type FakeBackend } from '../testing/fake-backend';
import { HEADER_BUILD } from '../testing/fake-builds';
import { createTestEdge, EARLIER_BUILD, type TestEdge } from '../testing/test-edge';

const PASSWORD = 'a-long-enough-password';
const PAGE = '/mobiltelefoner/';
const EARLIER = `mfe-header@${EARLIER_BUILD}`;
const basic = { authorization: `Basic ${Buffer.from(`anna:${PASSWORD}`).toString('base64')}` };
const OWN = { 'sec-fetch-site': 'same-origin' };

let edge: TestEdge;
let devServer: Server;
let devOrigin = '';
beforeAll(async () => {
  const federation = {
    name: 'mfe-lists',
    port: 3005,
    exposes: { './new': './new.tsx' },
    routes: [{ id: 'new', expose: './new', paths: ['/nytt/'], searchParams: [], reloadOn: [] }],
    slots: {},
    emits: [],
    listens: [],
  };
  devServer = createServer(({ url }, response) => {
    response.writeHead(url === '/federation.json' ? 200 : 404).end(JSON.stringify(federation));
  });
  await new Promise<void>((resolve) => devServer.listen(0, '127.0.0.1', resolve));
  devOrigin = `http://127.0.0.1:${(devServer.address() as AddressInfo).port}`;
});
afterAll(() => devServer.close());
afterEach(() => edge.close());

const production = { NODE_ENV: 'test', ADMIN_PASSWORD: PASSWORD };
/** A browser that keeps the cookies that it is sent. */
function createBrowser() {
  const jar = new Map<string, string>();
  return {
    jar,
    async open(url: string, headers: Record<string, string> = OWN) {
      const answer = await edge.app.inject({ url, headers, cookies: Object.fromEntries(jar) });
      for (const { name, value } of answer.cookies)
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      return answer;
    },
  };
}
const scriptsOf = (body: string) =>
  /<script type="application\/json" id="shop-state">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
const releasesOf = (body: string) =>
  (
    JSON.parse(scriptsOf(body)) as {
      releases?: Record<string, { build: string; remoteEntry: string; entryUrl?: string }>;
    }
  ).releases;

describe('in production', () => {
  test('without a password testing is off: the parameter is ignored', async () => {
    edge = await createTestEdge({ NODE_ENV: 'test' });
    const answer = await createBrowser().open(`${PAGE}?remote=${EARLIER}`);
    expect([answer.statusCode, answer.cookies, edge.builds.requests.map(({ url }) => url)]).toEqual([200, [], [PAGE]]);
    expect((await edge.app.inject(PATHS.testing)).statusCode).toBe(404);
  });

  test('without a sign-in nothing is chosen: the visitor is sent to the sign-in', async () => {
    edge = await createTestEdge(production);
    const visitor = createBrowser();
    const answer = await visitor.open(`${PAGE}?remote=${EARLIER}`);
    expect([answer.statusCode, answer.cookies]).toEqual([303, []]);
    expect(answer.headers.location).toBe(
      `/_shop/testing?til=%2Fmobiltelefoner%2F&remote=mfe-header%40${EARLIER_BUILD}`,
    );
    expect((await visitor.open(answer.headers.location as string)).statusCode).toBe(401);
    expect((await visitor.open(PAGE)).body).toContain('<main>');
  });

  test.each([
    '//evil.example/?remote=',
    '/.//evil.example/?remote=',
    '/\\evil.example/?remote=',
    `/.//evil.example/?remote=${EARLIER}`,
  ])('%s does not lead to another site', async (address) => {
    edge = await createTestEdge(production);
    const { headers } = await createBrowser().open(address, { ...OWN, ...basic });
    const target = new URL(String(headers.location ?? '/'), 'https://shop.example');
    expect([target.origin, target.searchParams.get('til') ?? '/']).toEqual([
      'https://shop.example',
      expect.stringMatching(/^\/(?!\/)/),
    ]);
  });

  test('a team member chooses a build of the registry, sees it on every page, and ends the choice', async () => {
    edge = await createTestEdge(production);
    const tester = createBrowser();
    const choosing = await tester.open(`${PATHS.testing}?til=${encodeURIComponent('/?a=1')}&remote=${EARLIER}`, basic);
    expect(choosing.statusCode).toBe(200);
    expect(choosing.body).toContain(`value="${EARLIER}"`);
    expect(choosing.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

    const chosen = await tester.open(`${PAGE}?merke=apple&remote=${EARLIER}`);
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, `${PAGE}?merke=apple`]);
    expect(chosen.cookies.find(({ name }) => name === 'shop-testing')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    const page = await tester.open(PAGE);
    expect(page.statusCode).toBe(200);
    expect(releasesOf(page.body)?.['mfe-header']).toMatchObject({
      build: EARLIER_BUILD,
      remoteEntry: 'sha256-earlier',
    });
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(page.headers['x-shop-builds']).toContain(EARLIER);
    expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(page.body).toMatch(
      new RegExp(
        `<aside class="shop-testing"[^>]*>Testversjon: mfe-header ${EARLIER_BUILD} <a href="\\?remote=">Avslutt</a>`,
      ),
    );

    // No page was rendered on the server.
    expect(edge.builds.requests).toEqual([]);
    const ended = await tester.open(`${PAGE}?remote=`);
    expect([ended.statusCode, ended.headers.location]).toEqual([303, PAGE]);
    expect((await tester.open(PAGE)).body).not.toContain('Testversjon');
  });

  test('a version selects its newest build', async () => {
    edge = await createTestEdge(production);
    const tester = createBrowser();
    await tester.open(PATHS.testing, basic);
    await tester.open(`${PAGE}?remote=mfe-header@1.4.2`);
    expect((await tester.open(PATHS.testing)).body).toContain(`Testversjon: mfe-header@${HEADER_BUILD} `);
    const answer = await tester.open(`${PAGE}?remote=mfe-header@1.4.3`);
    expect((await tester.open(answer.headers.location as string)).body).toContain('Versjonen finnes ikke');
  });

  describe('a preview at an allowed origin', () => {
    const sealed = {
      name: 'mfe-lists',
      build: '2.0.0-0123456789ab',
      remoteEntry: integrityOf('the entry'),
      routes: [{ id: 'new', expose: './new', paths: ['/nytt/'], searchParams: [], reloadOn: [] }],
      slots: {},
    };
    let preview: FakeBackend;
    beforeEach(async () => {
      preview = await createFakeBackend();
      edge = await createTestEdge({ ...production, TESTING_ORIGINS: preview.url });
    });
    afterEach(() => preview.close());

    async function openPreview(release: object, headers: Record<string, string>) {
      preview.answer = ({ path }) =>
        path === '/builds/lists/release.json' ? { headers, body: JSON.stringify(release) } : undefined;
      const tester = createBrowser();
      await tester.open(PATHS.testing, basic);
      await tester.open(`/?remote=${encodeURIComponent(`mfe-lists@${preview.url}/builds/lists/`)}`);
      return tester.open('/nytt/');
    }

    test('is loaded from there and checked by its hash', async () => {
      const page = await openPreview(sealed, { 'access-control-allow-origin': '*' });
      expect(page.statusCode).toBe(200);
      expect(releasesOf(page.body)?.['mfe-lists']).toMatchObject({
        build: sealed.build,
        remoteEntry: sealed.remoteEntry,
        entryUrl: `${preview.url}/builds/lists/remoteEntry.js`,
      });
      expect(page.headers['content-security-policy']).toContain(preview.url);
    });

    test.each<[string, object, Record<string, string>, string]>([
      ['whose files a browser may not read', sealed, {}, 'sends no Access-Control-Allow-Origin'],
      [
        'of another remote',
        { ...sealed, name: 'mfe-pdp' },
        { 'access-control-allow-origin': '*' },
        'invalid or of another remote',
      ],
      [
        'without hashes',
        { ...sealed, remoteEntry: '' },
        { 'access-control-allow-origin': '*' },
        'invalid or of another remote',
      ],
    ])('%s is not shown, and the log says why', async (_what, release, headers, message) => {
      const page = await openPreview(release, headers);
      expect([page.statusCode, page.body.includes('Testversjonen svarer ikke')]).toEqual([502, true]);
      expect(edge.logged.map((entry) => entry.message).join()).toContain(message);
    });
  });

  test('a choice ends with the sign-in, and cannot be forged', async () => {
    edge = await createTestEdge(production);
    const tester = createBrowser();
    await tester.open(PATHS.testing, basic);
    await tester.open(`${PAGE}?remote=${EARLIER}`);
    const kept = tester.jar.get('shop-testing') ?? '';
    tester.jar.delete('shop-team');
    expect((await tester.open(PAGE)).body).not.toContain('Testversjon');
    await tester.open(PATHS.testing, basic);
    expect((await tester.open(PAGE)).body).toContain('Testversjon');
    tester.jar.set('shop-testing', kept.replace(/^./, 'x'));
    expect((await tester.open(PAGE)).body).not.toContain('Testversjon');
  });

  test('a link on another site does not change the choice: the tester has to confirm it', async () => {
    edge = await createTestEdge(production);
    const tester = createBrowser();
    await tester.open(PATHS.testing, basic);
    const answer = await tester.open(`${PAGE}?remote=${EARLIER}`, { 'sec-fetch-site': 'cross-site' });
    expect(answer.headers.location).toMatch(/^\/_shop\/testing\?til=/);
    expect(tester.jar.has('shop-testing')).toBe(false);
  });

  test.each([
    ['a build that the registry does not list', 'mfe-header@cccccccccccc'],
    ['an unknown remote', `mfe-nothing@${EARLIER_BUILD}`],
    ['an origin that is not allowed', 'mfe-header@https://evil.example'],
    ['a local address', 'mfe-header@http://localhost:3001'],
  ])('%s is refused with a message', async (_what, choice) => {
    edge = await createTestEdge(production);
    const tester = createBrowser();
    await tester.open(PATHS.testing, basic);
    const answer = await tester.open(`${PAGE}?remote=${encodeURIComponent(choice)}`);
    expect(tester.jar.has('shop-testing')).toBe(false);
    expect((await tester.open(answer.headers.location as string)).body).toContain('Versjonen finnes ikke');
  });

  test('files may come from an allowed origin, and from no other', async () => {
    edge = await createTestEdge({ ...production, TESTING_ORIGINS: `https://preview.fjell.test ${devOrigin}` });
    const tester = createBrowser();
    await tester.open(PATHS.testing, basic);
    await tester.open(`/?remote=${encodeURIComponent(`mfe-lists@${devOrigin}`)}`);
    const page = await tester.open('/nytt/');
    expect(page.statusCode).toBe(200);
    expect(releasesOf(page.body)?.['mfe-lists']).toMatchObject({
      build: 'dev',
      entryUrl: `${devOrigin}/remoteEntry.js`,
    });
    const policy = String(page.headers['content-security-policy']);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(
      expect.arrayContaining(["'self'", devOrigin, "'unsafe-eval'"]),
    );
    expect(policy).not.toMatch(/localhost:\*|preview\.fjell/);
    expect(page.headers['integrity-policy']).toBeUndefined();
    expect((await createBrowser().open('/nytt/')).headers['content-security-policy']).not.toContain(devOrigin);
  });
});

describe('on a developer’s machine', () => {
  const machine = { STAND_INS: 'on' };

  test('a local address needs no sign-in; a message is shown when it does not answer', async () => {
    edge = await createTestEdge(machine);
    const developer = createBrowser();
    await developer.open(`/?remote=${encodeURIComponent(`mfe-lists@${devOrigin}`)}`);
    expect((await developer.open('/nytt/')).body).toContain(
      `Testversjon: mfe-lists ${devOrigin.replace('http://', '')}`,
    );
    await developer.open(`/?remote=${encodeURIComponent('mfe-pdp@http://localhost:1')}`);
    const answer = await developer.open('/nytt/');
    expect([answer.statusCode, answer.body.includes('Testversjonen svarer ikke')]).toEqual([502, true]);
    await developer.open('/?remote=');
    expect((await developer.open('/nytt/')).body).not.toContain('Testversjon');
  });

  test('an address on another machine is refused', async () => {
    edge = await createTestEdge(machine);
    const answer = await createBrowser().open(`/?remote=${encodeURIComponent('mfe-lists@https://evil.example')}`);
    expect([answer.headers.location, answer.cookies]).toEqual([expect.stringContaining('avslag'), []]);
  });

  test('the return address stays in the shop', async () => {
    edge = await createTestEdge(machine);
    for (const til of ['//evil.example/', 'https://evil.example/', '/\\evil.example/'])
      expect((await edge.app.inject(`${PATHS.testing}?til=${encodeURIComponent(til)}`)).body).not.toMatch(
        /action="[^"]*evil/,
      );
  });
});
