import { createElement, use } from 'react';
import type { LoaderAnswer, PageModule, PageRequest, SlotAnswer, SlotModule } from 'shared-domain/contracts/exposes';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { useTestConfig } from 'shared-domain/testing';
import type { RenderInput } from '../../server/render/lane-renderer';
import type { PreparedBuild, RenderedPage, RenderedSiteChrome } from '../messages';
import { createLaneInProcess } from '../testing/lane-in-process';
import type { ServerBundle } from './server-modules';

const build = (remote: string, brings: Pick<PreparedBuild, 'routes' | 'slots'>): PreparedBuild => ({
  remote,
  build: '0123456789ab',
  base: `/remotes/${remote}/0123456789ab/`,
  folder: '/nowhere',
  remoteEntry: '',
  serverFile: '/nowhere/server.cjs',
  assets: { files: {}, entry: [], exposes: {}, needs: {} },
  ...brings,
});
const builds = [
  build('mfe-header', { routes: [], slots: { header: './header', footer: './footer' } }),
  build('mfe-wishlist', {
    routes: [
      {
        id: 'list',
        expose: './page',
        paths: ['/onskeliste/:listId?/'],
        searchParams: ['sorter'],
        reloadOn: ['listId'],
      },
    ],
    slots: {},
  }),
];

const reported: { readonly message: string; readonly where: unknown; readonly remote: unknown }[] = [];
let loader: jest.Mock<Promise<LoaderAnswer<string>>, [PageRequest]>;
let slotLoader: jest.Mock<Promise<SlotAnswer<string>>, []>;
let bundles: Map<string, ServerBundle>;
beforeEach(() => {
  useTestConfig();
  reported.length = 0;
  setErrorReporter({
    error: (error, { where, remote }) =>
      void reported.push({ message: error instanceof Error ? error.message : String(error), where, remote }),
    warning: () => undefined,
  });
  loader = jest.fn((_request: PageRequest) => Promise.resolve({ kind: 'data', data: 'Ti ting' }));
  slotLoader = jest.fn(() => Promise.resolve({ data: 'Meny' }));
  const page: PageModule<string> = {
    loader,
    head: (data) => ({ title: `Ønskeliste: ${data}` }),
    Page: ({ data }) => createElement('h1', null, data),
  };
  const slot: SlotModule<string> = { loader: slotLoader, Slot: ({ data }) => createElement('nav', null, data) };
  bundles = new Map<string, ServerBundle>([
    ['mfe-header', { './header': slot, './footer': { Slot: () => createElement('p', null, 'Bunn') } }],
    ['mfe-wishlist', { './page': page }],
  ]);
});

const render = (url: string, input: Partial<RenderInput> = {}, quarantined: readonly string[] = []) =>
  createLaneInProcess(builds, bundles, quarantined).render(url, input);
const page = async (...asked: Parameters<typeof render>) => (await render(...asked)) as RenderedPage;

test('a page: HTML, head, hydration data, and the modules that it used', async () => {
  const answer = await page('/onskeliste/');
  expect(answer).toMatchObject({
    kind: 'page',
    status: 200,
    slotData: { header: 'Meny', footer: undefined },
    used: { 'mfe-header': ['./header', './footer'], 'mfe-wishlist': ['./page'] },
    degraded: [],
  });
  expect(answer.body).toMatch(/<nav>Meny<\/nav>.*<h1>Ti ting<\/h1>.*<p>Bunn<\/p>/s);
  expect(answer.head).toContain('<title>Ønskeliste: Ti ting</title>');
  expect(JSON.stringify(answer.hydration)).toContain('"data":"Ti ting"');
  expect(reported).toEqual([]);
});

test('a loader gets the parameters of the path, and those of the query that its route knows', async () => {
  await page('/onskeliste/42/?sorter=pris&utm_source=x');
  const [request] = loader.mock.calls[0] ?? [];
  expect(request).toMatchObject({
    pathname: '/onskeliste/42/',
    params: { listId: '42' },
    realm: 'B2C',
    renderedAt: 1_000,
  });
  expect(request?.searchParams.toString()).toBe('sorter=pris');
});

test.each<[LoaderAnswer<string>, number, string, string]>([
  [{ kind: 'not-found', near: [{ name: 'Gaveliste', href: '/gaver/' }] }, 404, 'Gaveliste', 'Vi finner ikke siden'],
  [{ kind: 'unavailable' }, 503, 'Prøv igjen', 'Vi får ikke vist siden akkurat nå'],
])('%j has its status, the shell’s page and its head', async (answer, status, text, title) => {
  loader.mockResolvedValue(answer);
  const rendered = await page('/onskeliste/');
  expect([rendered.status, rendered.body.includes(text)]).toEqual([status, true]);
  expect(rendered.head).toContain(`<title>${title} – Fjell</title>`);
  expect(rendered.head).toContain('noindex');
});

test('a redirect keeps its status', async () => {
  loader.mockResolvedValue({ kind: 'redirect', to: '/gaver/', status: 301 });
  expect(await render('/onskeliste/')).toEqual({ kind: 'redirect', status: 301, location: '/gaver/' });
});

test('a loader that throws is reported with its remote, and the page is unavailable', async () => {
  loader.mockRejectedValue(new Error('defect'));
  expect((await page('/onskeliste/')).status).toBe(503);
  expect(reported).toEqual([{ message: 'defect', where: 'loader', remote: 'mfe-wishlist' }]);
});

test('a page that waits for ever is unavailable, inside header and footer, before its time is up', async () => {
  const Page = () => use(new Promise<string>(() => undefined));
  bundles.set('mfe-wishlist', { './page': { loader, head: () => ({ title: '' }), Page } });
  const { status, body, degraded } = await page('/onskeliste/');
  expect([status, degraded]).toEqual([503, ['mfe-wishlist']]);
  expect(body).toMatch(/<nav>Meny<\/nav>.*Prøv igjen.*<p>Bunn<\/p>/s);
});

test('a path that no build brings is not found, inside header and footer', async () => {
  const { status, body } = await page('/finnes-ikke/');
  expect([status, body.includes('Meny')]).toEqual([404, true]);
  expect(loader).not.toHaveBeenCalled();
});

test('data that lacks something optional makes the page degraded, also the data of a slot', async () => {
  loader.mockResolvedValue({ kind: 'data', data: 'Ni ting', isDegraded: true });
  expect(await page('/onskeliste/')).toMatchObject({ status: 200, degraded: ['mfe-wishlist'] });
  slotLoader.mockResolvedValue({ data: 'Ingen meny', isDegraded: true });
  const both = await page('/onskeliste/');
  expect([...both.degraded].sort()).toEqual(['mfe-header', 'mfe-wishlist']);
  expect(both.body).toContain('Ingen meny');
});

test('a slot whose loader throws is reported and shows its fallback; the page is there', async () => {
  slotLoader.mockRejectedValue(new Error('no menu'));
  const { status, body, degraded } = await page('/onskeliste/');
  expect([status, degraded]).toEqual([200, ['mfe-header']]);
  expect(body).toContain('Ti ting');
  expect(body).toContain('Til forsiden');
  expect(reported).toContainEqual({ message: 'no menu', where: 'slot loader', remote: 'mfe-header' });
});

test('preloaded data takes the place of the loader’s', async () => {
  const { body } = await page('/onskeliste/', { preloadedData: { kind: 'data', data: 'Bare mine' } });
  expect(body).toContain('Bare mine');
  expect(loader).not.toHaveBeenCalled();
});

test('a page that throws while it is drawn is reported, and unavailable', async () => {
  const Page = () => {
    throw new Error('defect');
  };
  bundles.set('mfe-wishlist', { './page': { loader, head: () => ({ title: 'Ønskeliste' }), Page } });
  const { status, body, degraded } = await page('/onskeliste/');
  expect([status, degraded]).toEqual([503, ['mfe-wishlist']]);
  expect(body).toContain('Vi får ikke vist siden akkurat nå</h1>');
  expect(reported).toEqual([{ message: 'defect', where: 'server render', remote: undefined }]);
});

test('a quarantined remote does not run, and its region shows the fallback', async () => {
  const slotOut = await page('/onskeliste/', {}, ['mfe-header']);
  expect([slotOut.status, slotOut.degraded]).toEqual([200, ['mfe-header']]);
  expect(slotLoader).not.toHaveBeenCalled();
  const pageOut = await page('/onskeliste/', {}, ['mfe-wishlist']);
  expect([pageOut.status, pageOut.degraded]).toEqual([503, ['mfe-wishlist']]);
  // By the first of the two renders.
  expect(loader).toHaveBeenCalledTimes(1);
});

test('header and footer alone, for an open page', async () => {
  const { kind, html, slotData } = (await render('/', { kind: 'site-chrome' })) as RenderedSiteChrome;
  expect(kind).toBe('site-chrome');
  expect(html.header).toContain('<nav>Meny</nav>');
  expect(html.footer).toContain('<p>Bunn</p>');
  expect(slotData).toMatchObject({ header: 'Meny' });
  expect(loader).not.toHaveBeenCalled();
});

test('an open page gets no header rather than an empty one', async () => {
  slotLoader.mockRejectedValue(new Error('no menu'));
  await expect(render('/', { kind: 'site-chrome' })).rejects.toThrow('Not rendered: header');
});

test('a shop without a build of header and footer has its pages all the same', async () => {
  const answer = await createLaneInProcess(builds.slice(1), bundles).render('/onskeliste/');
  expect(answer).toMatchObject({ kind: 'page', status: 200 });
  expect((answer as RenderedPage).body).toContain('Til forsiden');
});
