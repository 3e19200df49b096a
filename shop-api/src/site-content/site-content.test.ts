import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { announcementsSchema } from 'shared-domain/navigation/io';
import { aFeed, aWebdeal } from '../catalogue/testing';
import { createTestApp, type TestApp } from '../testing';
import type { DocumentName } from './documents';
import { documentFetcher } from './fetch-document';
import { SiteContent } from './site-content';

interface FakeCms {
  readonly url: string;
  /** Documents by name; a text is sent as it is, a number is the status. */
  readonly documents: Partial<Record<DocumentName, unknown>>;
  readonly calls: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  tag: string | null;
  close(): Promise<void>;
}

async function startCms(): Promise<FakeCms> {
  const server = createServer(({ url = '', headers }, response) => {
    cms.calls.push({ path: url, headers });
    const document = cms.documents[(/([a-z-]+)\.json$/.exec(url)?.[1] ?? '') as DocumentName] ?? 404;
    const isKnown = cms.tag !== null && headers['if-none-match'] === cms.tag;
    const status = isKnown ? 304 : typeof document === 'number' ? document : 200;
    response.writeHead(status, { 'content-type': 'application/json', ...(cms.tag !== null && { etag: cms.tag }) });
    response.end(status === 200 ? (typeof document === 'string' ? document : JSON.stringify(document)) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cms: FakeCms = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents: {},
    calls: [],
    tag: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return cms;
}

/** Calls are answered meanwhile, whatever the time of the test. */
const realTimeout = setTimeout;
const pause = () => new Promise<void>((resolve) => realTimeout(resolve, 5));

const announcing = (text: string) => ({ entries: [{ id: 'drift', icon: 'alert', text }] });
const menusTo = (name: string, link: string) => ({
  domains: [{ id: 'privat', name: 'Privat', link: '/', menus: [{ name, link }] }],
});

let cms: FakeCms;
let shop: TestApp;
let logged: string[];
beforeAll(async () => {
  shop = await createTestApp({ feed: aFeed({ webdeals: [aWebdeal()] }) });
});
afterAll(() => shop.close());
beforeEach(async () => {
  logged = [];
  cms = await startCms();
  await shop.database.query('DELETE FROM site_content');
});
afterEach(() => cms.close());

const open: SiteContent[] = [];
afterEach(() => Promise.all(open.splice(0).map((content) => content.close())));

/** @param address null: the shop has no CMS */
async function startContent(address: string | null = `${cms.url}/shop-content/{document}.json`): Promise<SiteContent> {
  const log = (facts: object, message: string) => void logged.push(`${message} ${JSON.stringify(facts)}`);
  const content = new SiteContent({
    fetchDocument: address === null ? null : documentFetcher(address),
    database: shop.database,
    clock: Date.now,
    log: { warn: log, info: log },
  });
  open.push(content);
  await content.start();
  return content;
}

const textOf = (content: SiteContent) => content.of('announcements')?.entries.map(({ text }) => text);

test('a document is read below the address of the CMS, and a changed one takes its place', async () => {
  cms.documents.announcements = announcing('Nede');
  const content = await startContent();
  expect(cms.calls.map(({ path }) => path).sort()).toEqual([
    '/shop-content/announcements.json',
    '/shop-content/campaign-texts.json',
    '/shop-content/footer.json',
    '/shop-content/navigation.json',
  ]);
  expect(textOf(content)).toEqual(['Nede']);
  cms.documents.announcements = announcing('Oppe igjen');
  await content.refresh();
  expect(textOf(content)).toEqual(['Oppe igjen']);
});

test.each([
  ['breaks the schema', { entries: [{ id: 'drift' }] }, /text/],
  ['is no JSON', '{"entries":', /JSON/],
  ['is an error', 503, /status 503/],
  ['is missing', 404, /status 404/],
  ['is too large', JSON.stringify(announcing('x'.repeat(1024 * 1024))), /bytes/],
])(
  'an answer that %s replaces no good one, and is logged once until the CMS is well again',
  async (_what, broken, reason) => {
    for (const name of ['navigation', 'footer', 'campaign-texts'] as const)
      cms.documents[name] = name === 'navigation' ? menusTo('Hjelp', '/hjelp/') : { entries: [] };
    cms.documents.announcements = announcing('Nede');
    const content = await startContent();
    cms.documents.announcements = broken;
    for (let index = 0; index < 3; index += 1) await content.refresh();
    expect(textOf(content)).toEqual(['Nede']);
    expect(logged).toEqual([expect.stringMatching(/could not be read .*"document":"announcements"/)]);
    expect(logged[0]).toMatch(reason);
    cms.documents.announcements = announcing('Nede');
    await content.refresh();
    expect(logged[1]).toMatch(/again .*"document":"announcements"/);
  },
);

test('a redirect to another machine is not followed', async () => {
  const elsewhere = await startCms();
  elsewhere.documents.announcements = announcing('Fra en annen');
  const server = createServer((request, response) =>
    response.writeHead(302, { location: elsewhere.url + (request.url ?? '') }).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const content = await startContent(`http://127.0.0.1:${(server.address() as AddressInfo).port}/{document}.json`);
  expect([content.of('announcements'), elsewhere.calls]).toEqual([undefined, []]);
  server.close();
  await elsewhere.close();
});

test('the CMS is asked by its entity tag, and need not send what is known', async () => {
  cms.documents.announcements = announcing('Nede');
  cms.tag = '"1"';
  const content = await startContent();
  cms.calls.length = 0;
  await content.refresh();
  expect(cms.calls.map(({ headers }) => headers['if-none-match'])).toContain('"1"');
  expect(textOf(content)).toEqual(['Nede']);
  cms.tag = '"2"';
  cms.documents.announcements = announcing('Oppe');
  await content.refresh();
  expect(textOf(content)).toEqual(['Oppe']);
});

test('a start while the CMS is down has the last good copy', async () => {
  cms.documents.announcements = announcing('Nede');
  await startContent();
  await cms.close();
  expect(textOf(await startContent())).toEqual(['Nede']);
  await shop.database.query(`UPDATE site_content SET document = '{"entries":[{}]}'`);
  expect(textOf(await startContent())).toBeUndefined();
});

test('a database that is away costs no announcement', async () => {
  cms.documents.announcements = announcing('Nede');
  cms.tag = '"1"';
  const query = jest.spyOn(shop.database, 'query').mockRejectedValue(new Error('away'));
  const content = new SiteContent({
    fetchDocument: documentFetcher(`${cms.url}/{document}.json`),
    database: shop.database,
    clock: Date.now,
    log: { warn: () => undefined, info: () => undefined },
  });
  await content.refresh();
  expect(textOf(content)).toEqual(['Nede']);
  query.mockRestore();
  await content.refresh();
  expect(await shop.database.query('SELECT name FROM site_content')).toEqual([{ name: 'announcements' }]);
});

describe('the API', () => {
  const startApi = (env: Readonly<Record<string, string>> = { CMS_URL: cms.url }) =>
    shop.startAnother(env, documentFetcher);
  type Api = Awaited<ReturnType<typeof startApi>>;
  const get = async (api: Api, url: string): Promise<unknown> => (await api.inject(url)).json();
  const announced = async (api: Api) =>
    v.parse(announcementsSchema, await get(api, '/api/announcements/all/')).entries.map(({ text }) => text);

  /** Runs with an API whose time stands still, and lets the time pass in which it reads the CMS again. */
  async function withTime(run: (api: Api, pass: (ms: number) => Promise<void>) => Promise<void>): Promise<void> {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const api = await startApi();
    try {
      await run(api, async (ms) => {
        for (let passed = 0; passed < ms; passed += 100) {
          jest.advanceTimersByTime(100);
          await pause();
        }
      });
    } finally {
      jest.useRealTimers();
      await api.close();
    }
  }

  test('shows a changed announcement after less than half a minute; the other half is the shell’s', () =>
    withTime(async (api, pass) => {
      cms.documents.announcements = announcing('Nede');
      await pass(2_000);
      expect(await announced(api)).toEqual(['Nede']);
      cms.documents.announcements = announcing('Oppe igjen');
      await pass(29_000);
      expect(await announced(api)).toEqual(['Oppe igjen']);
    }));

  test('finds the pages of the menus of now', () =>
    withTime(async (api, pass) => {
      const found = async (query: string) =>
        v
          .parse(v.object({ pages: v.array(v.object({ href: v.string() })) }), await get(api, `/api/search?q=${query}`))
          .pages.map(({ href }) => href);
      cms.documents.navigation = menusTo('Fjelltur', '/fjelltur/');
      await pass(2_000);
      expect(await found('fjelltur')).toEqual(['/fjelltur/']);
      cms.documents.navigation = menusTo('Sykkeltur', '/sykkeltur/');
      await pass(29_000);
      expect(await found('sykkeltur')).toEqual(['/sykkeltur/']);
      expect(await found('fjelltur')).not.toContain('/fjelltur/');
    }));

  test('has a way to the front page and no announcement while the CMS has never answered', async () => {
    await cms.close();
    const api = await startApi();
    const minimal = await get(api, '/api/view-models/navigation');
    expect(minimal).toMatchObject({ domains: [{ link: '/', menus: [] }], myPages: [], businessPortals: [] });
    expect(await announced(api)).toEqual([]);
    expect(await get(api, '/api/view-models/footer')).toEqual({
      topRow: { logoColumn: { url: '/', imageUrl: '', imageAltText: 'Fjell' }, linkColumns: [] },
      bottomRow: { linkColumns: [] },
    });
    await api.close();
  });

  test.each([
    [{}, '/bedrift/', false],
    [{ PORTAL_ORIGIN: 'https://portal.example' }, 'https://portal.example/utstyrsavtale/', false],
    [{ UKKO_ORIGIN: 'https://agreement.example' }, 'https://agreement.example/', false],
    [{ BUSINESS_MENU: 'simplified', DEVICE_SITE: 'https://devices.example/' }, 'https://devices.example/', true],
  ])('[F2.2-27] %j: the simplified menu leads to %s, for all businesses: %s', async (env, site, forBusinesses) => {
    const api = await startApi({ STAND_INS: 'off', ...env });
    expect(await get(api, '/api/view-models/navigation')).toMatchObject({
      simplified: { logoLink: site, homeLink: site, forBusinesses },
    });
    await api.close();
  });

  test('shows a campaign with the texts of the CMS in the place of the feed’s', async () => {
    const { discountId, title } = aWebdeal();
    const path = '/mobiltelefoner/nova/nova-9/';
    const url = `/api/view-models/product-details/B2C?path=${path}`;
    const api = await startApi();
    expect((await api.inject(url)).body).toContain(title);
    await api.close();
    cms.documents['campaign-texts'] = { entries: [{ discountId, title: 'Høstsalg hos oss' }] };
    const other = await startApi();
    expect((await other.inject(url)).body).toContain('Høstsalg hos oss');
    await other.close();
  });
});
