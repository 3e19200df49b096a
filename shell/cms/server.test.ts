import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { readCmsConfig } from './config';
import { createFrameInclude } from './frame-include';
import { createCmsServer } from './server';

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

const shopWithFrame = (): Server =>
  createServer((request, response) => response.end(request.url === '/frame/header.html' ? '<header>Fra butikken</header>' : '<footer>Bunn</footer>'));

test('the foreign page mounts the frame by one script tag and two elements', async () => {
  const cms = await listen(createCmsServer({ shopOrigin: 'http://shop.test' }, () => Promise.resolve('')));
  const html = await (await fetch(cms)).text();
  expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script defer src="http://shop.test/frame/shop-frame.js">']);
  expect(html).toContain('<shop-header></shop-header>');
  expect(html).toContain('<shop-footer></shop-footer>');
  expect(html).toContain('<html lang="nb">');
});

test("the second page includes the frame's HTML on its server, without a script", async () => {
  const shop = await listen(shopWithFrame());
  const cms = await listen(createCmsServer({ shopOrigin: shop }, createFrameInclude(shop, () => undefined)));
  const html = await (await fetch(`${cms}/fra-server/`)).text();
  expect(html).toContain('<header>Fra butikken</header>');
  expect(html).toContain('<footer>Bunn</footer>');
  expect(html).not.toContain('<script');
});

test('a shop that went down leaves the last good frame standing and is reported', async () => {
  const reports: string[] = [];
  const shopServer = shopWithFrame();
  const shop = await listen(shopServer);
  const readFrame = createFrameInclude(shop, (message) => reports.push(message));
  const before = await readFrame('header');
  await stop(shopServer);
  expect(await readFrame('header')).toBe(before);
  expect(reports).toEqual([expect.stringContaining('/frame/header.html')]);
});

test('a shop that never answered leaves a plain link to it', async () => {
  const readFrame = createFrameInclude('http://127.0.0.1:9', () => undefined);
  expect(await readFrame('header')).toContain('href="http://127.0.0.1:9/"');
  expect(await readFrame('footer')).toBe('');
});

test('unknown pages answer 404, health answers 200', async () => {
  const cms = await listen(createCmsServer({ shopOrigin: 'http://shop.test' }, () => Promise.resolve('')));
  expect((await fetch(`${cms}/constructor`)).status).toBe(404);
  expect((await fetch(`${cms}/health/ready`)).status).toBe(200);
});

test('configuration has defaults and names the variable that is wrong', () => {
  expect(readCmsConfig({})).toEqual({ host: '127.0.0.1', port: 3030, shopOrigin: 'http://localhost:3000' });
  expect(readCmsConfig({ CMS_PORT: '4040', SHOP_ORIGIN: 'https://shop.test/' })).toMatchObject({ port: 4040, shopOrigin: 'https://shop.test' });
  expect(() => readCmsConfig({ CMS_PORT: 'x' })).toThrow('CMS_PORT');
  expect(() => readCmsConfig({ SHOP_ORIGIN: 'x' })).toThrow('SHOP_ORIGIN');
});
