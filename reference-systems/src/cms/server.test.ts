import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { aFooter, aNavigation } from 'shared-domain/navigation/testing';
import { HTTP_LIMITS, IDLE_SOCKET_MS } from 'shared-domain/servers/limits';
import { readCmsConfig } from './config';
import { createExamples, type ReadExample } from './examples';
import type { LivePages } from './live/live-pages';
import { createPageDirectory, type ReadDocument } from './page-directory';
import { createCmsServer } from './server';
import { createSiteChromeInclude, type ReadSiteChrome } from './site-chrome-include';

const open: Server[] = [];

function listen(server: Server): Promise<string> {
  open.push(server);
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
}

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

afterEach(async () => {
  await Promise.all(open.splice(0).map(stop));
});

const noPages = new Map<string, never>();
const noDocuments: ReadDocument = () => undefined;

const PARTS = {
  head: '<i>HEAD</i>',
  header: '<header>FRA BUTIKKEN</header>',
  footer: '<footer>BUNN</footer>',
  scripts: '<b>SKRIPT</b>',
};
const noExamples: ReadExample = () => Promise.resolve(undefined);
const readParts: ReadSiteChrome = () => Promise.resolve(PARTS);

/** Answers `/frame.json` with the parameters in its header, and fragments with their address. */
const shopWithHeader = (): Server =>
  createServer((request, response) =>
    request.url?.startsWith('/frame.json')
      ? response.end(JSON.stringify({ ...PARTS, header: `<header>${request.url}</header>` }))
      : response.end(`<p>${request.url}</p>`),
  );

function examplesOf(shopOrigin: string, readSiteChrome: ReadSiteChrome = readParts): ReadExample {
  const folder = join(__dirname, 'examples');
  return createExamples({
    shopOrigin,
    readSiteChrome,
    folder,
    eleventyFolder: join(folder, 'script'),
    preactFile: join(folder, 'preact/app.mjs'),
  });
}

describe('examples of a foreign site', () => {
  const startCms = (shopOrigin: string) =>
    listen(createCmsServer({ shopOrigin }, readParts, noPages, examplesOf(shopOrigin), noDocuments));

  test.each(['/', '/eksempler/script/'])(
    '%s mounts header and footer by one script tag and two elements',
    async (path) => {
      const cms = await startCms('http://shop.test');
      const html = await (await fetch(cms + path)).text();
      expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script async src="http://shop.test/frame/shop-frame.js">']);
      expect(html).toMatch(/<shop-header><a href="http:\/\/shop\.test\/">/);
      expect(html).toMatch(/<shop-footer><a href="http:\/\/shop\.test\/">/);
      expect(html).not.toContain('{{');
    },
  );

  test('another includes their HTML on its server', async () => {
    const cms = await startCms('http://shop.test');
    const html = await (await fetch(`${cms}/eksempler/include/`)).text();
    for (const part of Object.values(PARTS)) expect(html).toContain(part);
  });

  test('another is put together by server-side includes; one that fails leaves the page without it', async () => {
    const shop = await listen(shopWithHeader());
    const html = await (await fetch(`${await startCms(shop)}/eksempler/ssi/`)).text();
    expect(html).toContain('<p>/frame/header.html?domain=privat</p>');
    expect(html).toContain('<p>/frame/footer.html</p>');
    const dead = await (await fetch(`${await startCms('http://127.0.0.1:9')}/eksempler/ssi/`)).text();
    expect(dead).toContain('<h1>Barn og mobil</h1>');
    expect(dead).not.toContain('#include');
  });

  test('the static site says how it is built until it is', async () => {
    const readExample = createExamples({
      shopOrigin: 'http://shop.test',
      readSiteChrome: readParts,
      folder: join(__dirname, 'examples'),
      eleventyFolder: join(__dirname, 'no-such-folder'),
      preactFile: '',
    });
    const cms = await listen(
      createCmsServer({ shopOrigin: 'http://shop.test' }, readParts, noPages, readExample, noDocuments),
    );
    const answer = await fetch(`${cms}/eksempler/eleventy/`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build -- eleventy');
  });

  test('pages have the strict policy of the guide, other files their type', async () => {
    const cms = await startCms('http://shop.test');
    const page = await fetch(`${cms}/eksempler/preact/`);
    expect(page.headers.get('content-security-policy')).toContain(
      "script-src 'self' http://shop.test/frame/ http://shop.test/_shop/ http://shop.test/remotes/;",
    );
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    for (const [path, type] of [
      ['/eksempler/site.css', 'text/css'],
      ['/eksempler/preact/app.mjs', 'text/javascript'],
      ['/eksempler/preact/preact.mjs', 'text/javascript'],
    ] as const)
      expect((await fetch(cms + path)).headers.get('content-type')).toContain(type);
  });
});

test('when the shop is down the last good HTML is used and the failure is reported', async () => {
  const reports: string[] = [];
  let time = 0;
  const shopServer = shopWithHeader();
  const shop = await listen(shopServer);
  const readSiteChrome = createSiteChromeInclude(
    shop,
    (message) => reports.push(message),
    () => time,
  );
  const before = await readSiteChrome({ domain: 'bedrift' });
  expect(before.header).toBe('<header>/frame.json?appKey=open-pages&domain=bedrift</header>');
  await stop(shopServer);
  time = 60_000;
  expect(await readSiteChrome({ domain: 'bedrift' })).toBe(before);
  while (reports.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(reports).toEqual([expect.stringContaining('/frame.json')]);
  expect(await readSiteChrome({ domain: 'bedrift' })).toBe(before);
});

test('a shop that never answered leaves the elements, a plain link to it, and the script that tries again', async () => {
  const { header, footer, scripts } = await createSiteChromeInclude('http://127.0.0.1:9', () => undefined)({});
  expect(header).toMatch(/^<shop-header>.*href="http:\/\/127\.0\.0\.1:9\/".*<\/shop-header>$/);
  expect(footer).toBe('<shop-footer></shop-footer>');
  expect(scripts).toContain('/frame/shop-frame.js');
});

describe('open pages', () => {
  const documents: Readonly<Record<string, unknown>> = { navigation: aNavigation(), footer: aFooter() };
  const readDocument: ReadDocument = (name) => (name in documents ? JSON.stringify(documents[name]) : undefined);
  const startCms = (): Promise<string> =>
    listen(
      createCmsServer(
        { shopOrigin: 'http://shop.test' },
        (parameters) => Promise.resolve({ ...PARTS, header: JSON.stringify(parameters) }),
        createPageDirectory(readDocument, 'http://portal.test'),
        noExamples,
        readDocument,
      ),
    );

  test('a link of the menus is answered with a page of its name and the header of its domain', async () => {
    const cms = await startCms();
    const answer = await fetch(`${cms}/mobilabonnement/priser/?kampanje=1`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<html lang="nb">');
    expect(html).toContain('<h1>Priser</h1>');
    expect(html).toContain('<title>Priser – Fjell</title>');
    expect(html).toContain('{"domain":"privat","cart":"drawer"}');
    for (const part of [PARTS.head, PARTS.footer, PARTS.scripts]) expect(html).toContain(part);
  });

  test('pages of other systems say which system they represent, with and without the last slash', async () => {
    const cms = await startCms();
    expect(await (await fetch(`${cms}/minside/hjem`)).text()).toContain('Min Side er et eget system');
    expect(await (await fetch(`${cms}/forhandler/butikk/`)).text()).toContain('Forhandlerløsningen er et eget system');
  });

  test.each(['/minside', '/minside/'])('[F2.2-2, F2.3-10] %s leads to its first page', async (path) => {
    const answer = await fetch(`${await startCms()}${path}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/minside/hjem']);
  });

  test('[F2.1-8] a page of an equipment agreement has the simplified header', async () => {
    const cms = await startCms();
    expect(await (await fetch(`${cms}/bedrift/utstyrsavtale/`)).text()).toContain(
      '{"simplified":"true","cart":"drawer"}',
    );
  });

  test('a path without a link is a 404', async () => {
    const cms = await startCms();
    for (const path of ['/finnes/ikke/', '/constructor', '//evil.example/', '/..//', '/shop-content/constructor.json'])
      expect((await fetch(`${cms}${path}`)).status).toBe(404);
  });

  test('the shop reads its documents', async () => {
    const answer = await fetch(`${await startCms()}/shop-content/footer.json`);
    expect([answer.headers.get('content-type'), await answer.json()]).toEqual([
      'application/json; charset=utf-8',
      aFooter(),
    ]);
  });
});

test('a search on a page is answered by the server, and a page for data of the shop has the pages above it', async () => {
  const content = { path: '/hjelp/', title: 'Hjelp', lead: 'Spør oss.', links: [], blocks: [] };
  const pages = createPageDirectory(
    (name) => JSON.stringify(name === 'footer' ? aFooter() : aNavigation()),
    'http://portal.test',
    new Map([[content.path, content]]),
  );
  const live: LivePages = {
    fill: (page, search) => Promise.resolve({ ...page, lead: `Svar på ${search.get('q')}` }),
    find: (path) => Promise.resolve(path === '/hjelp/bodoe/' ? { ...content, path, title: 'Bodø' } : undefined),
  };
  const cms = await listen(
    createCmsServer({ shopOrigin: 'http://shop.test' }, readParts, pages, noExamples, noDocuments, live),
  );
  const answer = await (await fetch(`${cms}/hjelp/?q=e%22sim`)).text();
  expect(answer).toContain('Svar på e&quot;sim');
  expect(answer).toContain('noindex');
  const shop = await (await fetch(`${cms}/hjelp/bodoe/`)).text();
  expect(shop).toContain('<li><a href="http://shop.test/hjelp/">Hjelp</a></li><li aria-current="page">Bodø</li>');
  expect((await fetch(`${cms}/hjelp/ukjent/`)).status).toBe(404);
});

test('unknown pages answer 404, health answers 200', async () => {
  const cms = await listen(
    createCmsServer({ shopOrigin: 'http://shop.test' }, readParts, noPages, noExamples, noDocuments),
  );
  expect((await fetch(`${cms}/constructor`)).status).toBe(404);
  expect((await fetch(`${cms}/health/ready`)).status).toBe(200);
});

test('configuration has defaults and names the variable that is wrong', () => {
  expect(readCmsConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3030,
    shopOrigin: 'http://localhost:3000',
    portalOrigin: 'http://127.0.0.1:3030',
    channelApiKey: 'reference',
  });
  expect(readCmsConfig({ CMS_PORT: '4040', SHOP_ORIGIN: 'https://shop.test/' })).toMatchObject({
    port: 4040,
    shopOrigin: 'https://shop.test',
    portalOrigin: 'http://127.0.0.1:4040',
  });
  expect(() => readCmsConfig({ CMS_PORT: 'x' })).toThrow('CMS_PORT');
  for (const name of ['SHOP_ORIGIN', 'PORTAL_ORIGIN']) expect(() => readCmsConfig({ [name]: 'x' })).toThrow(name);
});

test('it limits the time of slow clients', () => {
  const cms = createCmsServer({ shopOrigin: 'http://shop.test' }, readParts, noPages, noExamples, noDocuments);
  const { headersTimeout, requestTimeout, keepAliveTimeout } = HTTP_LIMITS;
  expect(cms).toMatchObject({ headersTimeout, requestTimeout, keepAliveTimeout, timeout: IDLE_SOCKET_MS });
});
