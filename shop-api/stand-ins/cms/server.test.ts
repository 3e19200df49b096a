import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aFooter, aNavigation } from 'shared-domain/navigation/testing';
import { readCmsConfig } from './config';
import { createPageDirectory, type ReadDirectory } from './page-directory';
import { createCmsServer } from './server';
import { createSiteChromeInclude } from './site-chrome-include';

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

const noPages: ReadDirectory = () => Promise.resolve(new Map());

const shopWithFrame = (): Server =>
  createServer((request, response) =>
    response.end(request.url === '/frame/header.html' ? '<header>Fra butikken</header>' : '<footer>Bunn</footer>'),
  );

test('the foreign page includes the site chrome by one script tag and two elements', async () => {
  const cms = await listen(createCmsServer({ shopOrigin: 'http://shop.test' }, () => Promise.resolve(''), noPages));
  const html = await (await fetch(cms)).text();
  expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script defer src="http://shop.test/frame/shop-frame.js">']);
  expect(html).toContain('<shop-header></shop-header>');
  expect(html).toContain('<shop-footer></shop-footer>');
  expect(html).toContain('<html lang="nb">');
});

test('the second page includes the HTML of the site chrome on its server, without a script', async () => {
  const shop = await listen(shopWithFrame());
  const cms = await listen(
    createCmsServer(
      { shopOrigin: shop },
      createSiteChromeInclude(shop, () => undefined),
      noPages,
    ),
  );
  const html = await (await fetch(`${cms}/fra-server/`)).text();
  expect(html).toContain('<header>Fra butikken</header>');
  expect(html).toContain('<footer>Bunn</footer>');
  expect(html).not.toContain('<script');
});

test('when the shop is down the last good HTML is used and the failure is reported', async () => {
  const reports: string[] = [];
  let time = 0;
  const shopServer = shopWithFrame();
  const shop = await listen(shopServer);
  const readSiteChrome = createSiteChromeInclude(
    shop,
    (message) => reports.push(message),
    () => time,
  );
  const before = await readSiteChrome('header');
  await stop(shopServer);
  time = 60_000;
  expect(await readSiteChrome('header')).toBe(before);
  while (reports.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(reports).toEqual([expect.stringContaining('/frame/header.html')]);
  expect(await readSiteChrome('header')).toBe(before);
});

test('a shop that never answered leaves the empty elements and a plain link to it', async () => {
  const readSiteChrome = createSiteChromeInclude('http://127.0.0.1:9', () => undefined);
  expect(await readSiteChrome('header')).toMatch(/^<shop-header>.*href="http:\/\/127\.0\.0\.1:9\/".*<\/shop-header>$/);
  expect(await readSiteChrome('footer')).toBe('<shop-footer></shop-footer>');
});

describe('open pages', () => {
  const shopApi = (answers: Readonly<Record<string, unknown>>): Server =>
    createServer((request, response) => {
      const answer = answers[request.url ?? ''];
      response.writeHead(answer ? 200 : 500).end(JSON.stringify(answer ?? {}));
    });
  const startCms = async (answers: Readonly<Record<string, unknown>>): Promise<string> => {
    const shopApiUrl = await listen(shopApi(answers));
    const directory = createPageDirectory({ shopApiUrl, portalOrigin: 'http://portal.test' }, () => undefined);
    return listen(
      createCmsServer(
        { shopOrigin: 'http://shop.test' },
        (part) => Promise.resolve(`<shop-${part}>FRA BUTIKKEN</shop-${part}>`),
        directory,
      ),
    );
  };
  const views = { '/api/view-models/navigation': aNavigation(), '/api/view-models/footer': aFooter() };

  test('a link of the menus is answered with a page of its name and the site chrome, made interactive by one script', async () => {
    const cms = await startCms(views);
    const answer = await fetch(`${cms}/mobilabonnement/priser/?kampanje=1`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<html lang="nb">');
    expect(html).toContain('<h1>Priser</h1>');
    expect(html).toContain('<title>Priser – Fjell</title>');
    expect(html).toContain('<shop-header>FRA BUTIKKEN</shop-header>');
    expect(html).toContain('<shop-footer>FRA BUTIKKEN</shop-footer>');
    expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script defer src="http://shop.test/frame/shop-frame.js">']);
  });

  test('pages of other systems say which system they represent, with and without the last slash', async () => {
    const cms = await startCms(views);
    expect(await (await fetch(`${cms}/minside/hjem`)).text()).toContain('Min Side er et eget system');
    expect(await (await fetch(`${cms}/forhandler/butikk/`)).text()).toContain('Forhandlerløsningen er et eget system');
  });

  test('a path without a link is a 404; while the links are unknown every path is a 503', async () => {
    const cms = await startCms(views);
    for (const path of ['/finnes/ikke/', '/constructor', '//evil.example/', '/..//'])
      expect((await fetch(`${cms}${path}`)).status).toBe(404);
    const blind = await startCms({});
    expect((await fetch(`${blind}/mobilabonnement/priser/`)).status).toBe(503);
    expect((await fetch(`${blind}/`)).status).toBe(200);
  });
});

test('unknown pages answer 404, health answers 200', async () => {
  const cms = await listen(createCmsServer({ shopOrigin: 'http://shop.test' }, () => Promise.resolve(''), noPages));
  expect((await fetch(`${cms}/constructor`)).status).toBe(404);
  expect((await fetch(`${cms}/health/ready`)).status).toBe(200);
});

test('configuration has defaults and names the variable that is wrong', () => {
  expect(readCmsConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3030,
    shopOrigin: 'http://localhost:3000',
    shopApiUrl: 'http://localhost:3010',
    portalOrigin: 'http://127.0.0.1:3030',
  });
  expect(readCmsConfig({ CMS_PORT: '4040', SHOP_ORIGIN: 'https://shop.test/' })).toMatchObject({
    port: 4040,
    shopOrigin: 'https://shop.test',
    portalOrigin: 'http://127.0.0.1:4040',
  });
  expect(() => readCmsConfig({ CMS_PORT: 'x' })).toThrow('CMS_PORT');
  for (const name of ['SHOP_ORIGIN', 'SHOP_API_URL', 'PORTAL_ORIGIN'])
    expect(() => readCmsConfig({ [name]: 'x' })).toThrow(name);
});
