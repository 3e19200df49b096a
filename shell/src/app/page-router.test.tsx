import { createPath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { workspaceTable } from '../federation/testing/workspace-routes';
import type { Address, LoadOutcome, PageData } from './load-page';
import { createPageRouter, type PageRouter } from './page-router';

interface Load extends Address {
  readonly signal: AbortSignal;
  readonly answer: (answer: LoadOutcome) => Promise<void>;
}

const table = workspaceTable();
const of = (data: unknown): LoadOutcome => ({ kind: 'data', data });
const list = { kind: 'data', data: 'list' } as const;
let loads: Load[];
let left: [string, boolean][];

beforeEach(() => {
  left = [];
  window.history.replaceState(null, '', '/mobiltelefoner/');
});

function start(data: PageData | null = list): PageRouter {
  // A router of an earlier test still listens to the browser's history.
  const own: Load[] = (loads = []);
  return createPageRouter({
    history: createBrowserHistory(),
    table,
    data: data ?? undefined,
    leave: (address, replace) => void left.push([address, replace]),
    load: ({ pathname, search }, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('given up')));
        const answer = async (given: LoadOutcome) => {
          resolve(given);
          await new Promise((done) => setTimeout(done));
        };
        own.push({ pathname, search, signal, answer });
      }),
  });
}

/** The content of the page, and the browser's address. */
const shown = (router: PageRouter) => {
  const { location, data } = router.state().page;
  return [createPath(location), data?.kind === 'data' ? data.data : data?.kind, window.location.pathname];
};
const pop = async (delta: number) => {
  const done = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  window.history.go(delta);
  await done;
};

test('a page is shown, and its address written, when its data is there; until then the page before it stays', async () => {
  const router = start();
  const entries = window.history.length;
  const arrived = router.navigate('/mobiltelefoner/apple/iphone-17/?so=upfront');
  expect(loads).toMatchObject([{ pathname: '/mobiltelefoner/apple/iphone-17/', search: '?so=upfront' }]);
  expect(shown(router)).toEqual(['/mobiltelefoner/', 'list', '/mobiltelefoner/']);
  expect(router.state().loading?.pathname).toBe('/mobiltelefoner/apple/iphone-17/');
  await loads[0]?.answer(of('phone'));
  await arrived;
  expect(shown(router)).toEqual([
    '/mobiltelefoner/apple/iphone-17/?so=upfront',
    'phone',
    '/mobiltelefoner/apple/iphone-17/',
  ]);
  expect(router.state()).toMatchObject({ loading: null, page: { action: 'PUSH' } });
  expect(window.history.length).toBe(entries + 1);
});

test('a navigation that is overtaken is given up: its signal aborts, its promise resolves, its answer is not shown', async () => {
  const router = start();
  const first = router.navigate('/nettbrett/');
  const second = router.navigate('/mobilabonnement/');
  await first;
  expect(loads[0]?.signal.aborted).toBe(true);
  await loads[1]?.answer(of('plans'));
  await second;
  await loads[0]?.answer(of('late'));
  expect(shown(router)).toEqual(['/mobilabonnement/', 'plans', '/mobilabonnement/']);
});

test('a change of the query that needs no new data is shown at once', async () => {
  const router = start();
  await router.navigate('?merke=apple', { replace: true, preventScrollReset: true });
  expect(loads).toEqual([]);
  expect(shown(router)).toEqual(['/mobiltelefoner/?merke=apple', 'list', '/mobiltelefoner/']);
  expect(router.state().page).toMatchObject({ action: 'REPLACE', preventScrollReset: true });
});

test('a variant or a filter of the page needs no data ahead, another page does', () => {
  const { needsData } = start();
  const needed = ['/mobiltelefoner/?merke=apple', '/nettbrett/', '/mobiltelefoner/apple/iphone-17/'].map((address) => {
    const { pathname, search } = new URL(address, 'http://shop.test');
    return needsData({ pathname, search });
  });
  expect(needed).toEqual([false, true, true]);
});

test('a place on the page is shown at once; the page’s own address loads it again, without a new entry in the history', async () => {
  const router = start();
  await router.navigate('#filter');
  expect([loads.length, shown(router)[0]]).toEqual([0, '/mobiltelefoner/#filter']);
  await router.navigate('/mobiltelefoner/');
  const entries = window.history.length;
  void router.navigate('/mobiltelefoner/');
  await loads[0]?.answer(of('again'));
  expect(shown(router)[1]).toBe('again');
  expect([window.history.length, router.state().page.action]).toEqual([entries, 'REPLACE']);
});

test('back and forward show the page of the entry; its address stands while its data is loaded', async () => {
  const router = start();
  void router.navigate('/nettbrett/');
  await loads[0]?.answer(of('tablets'));
  await pop(-1);
  expect(shown(router)).toEqual(['/nettbrett/', 'tablets', '/mobiltelefoner/']);
  await loads[1]?.answer(of('phones'));
  expect(shown(router)).toEqual(['/mobiltelefoner/', 'phones', '/mobiltelefoner/']);
  expect(router.state().page.action).toBe('POP');
  void router.navigate(1);
  await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await loads[2]?.answer(of('tablets again'));
  expect(shown(router)).toEqual(['/nettbrett/', 'tablets again', '/nettbrett/']);
});

test('a redirect is followed, with one entry in the history', async () => {
  const router = start();
  const entries = window.history.length;
  void router.navigate('/mobiltelefoner/apple/iphone-17-gammel/');
  await loads[0]?.answer({ kind: 'redirect', to: '/mobiltelefoner/apple/iphone-17/?fra=gammel', status: 301 });
  expect(loads[1]).toMatchObject({ pathname: '/mobiltelefoner/apple/iphone-17/', search: '?fra=gammel' });
  await loads[1]?.answer(of('phone'));
  expect(shown(router)[2]).toBe('/mobiltelefoner/apple/iphone-17/');
  expect(window.history.length).toBe(entries + 1);
});

test('a page that the server has to make, and a redirect to another site, are document navigations', async () => {
  const router = start();
  void router.navigate('/ukjent/?q=1#sted');
  await loads[0]?.answer({ kind: 'document' });
  void router.navigate('/nettbrett/', { replace: true });
  await loads[1]?.answer({ kind: 'redirect', to: 'https://minside.example/', status: 302 });
  expect(left).toEqual([
    ['/ukjent/?q=1#sted', false],
    ['https://minside.example/', true],
  ]);
  expect(shown(router)).toEqual(['/mobiltelefoner/', 'list', '/mobiltelefoner/']);
});

test('data can be loaded again: the address stays, and a navigation that overtakes it loads the data instead', async () => {
  const router = start();
  const done = router.revalidate();
  expect(router.state()).toMatchObject({ revalidating: true, loading: null });
  await loads[0]?.answer(of('new'));
  await done;
  expect(router.state()).toMatchObject({ revalidating: false });
  expect(shown(router)).toEqual(['/mobiltelefoner/', 'new', '/mobiltelefoner/']);
  void router.revalidate();
  void router.navigate('?merke=apple');
  expect(loads[1]?.signal.aborted).toBe(true);
  expect(loads[2]).toMatchObject({ search: '?merke=apple' });
  await loads[2]?.answer(of('newer'));
  expect(shown(router)).toEqual(['/mobiltelefoner/?merke=apple', 'newer', '/mobiltelefoner/']);
  await router.navigate('?merke=samsung');
  expect(loads).toHaveLength(3);
});

test('a page that the server could not render is loaded at once', async () => {
  const router = start(null);
  expect(shown(router)).toEqual(['/mobiltelefoner/', undefined, '/mobiltelefoner/']);
  await loads[0]?.answer({ kind: 'unavailable' });
  expect(shown(router)[1]).toBe('unavailable');
});

test('whoever listens is told of the start and of the end of a navigation', async () => {
  const router = start();
  const seen: (string | undefined)[] = [];
  const stop = router.subscribe(() => seen.push(router.state().loading?.pathname));
  void router.navigate('/nettbrett/');
  await loads[0]?.answer(of('tablets'));
  stop();
  void router.navigate('/sok/');
  expect(seen).toEqual(['/nettbrett/', undefined]);
});
