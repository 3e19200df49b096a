import type { emit } from 'shared-domain/runtime/event-bus';
import type { PageViewReport } from '../page-state/page-view';

const BUILD = '0123456789ab';
const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });

/** What the library reports, by the function that observes it. */
const mockValues = { onLCP: [400, 1_234.5], onCLS: [0.01, 0.0501], onINP: [48, 120] };
const mockObserved: string[] = [];
jest.mock('web-vitals', () =>
  Object.fromEntries(
    Object.keys(mockValues).map((name) => [
      name,
      (report: (metric: object) => void) => {
        mockObserved.push(name);
        for (const value of mockValues[name as keyof typeof mockValues]) report({ name: name.slice(2), value });
      },
    ]),
  ),
);

const region = (slot: string, remote: string) =>
  `<div data-slot="${slot}" data-remote="${remote}" data-build="${BUILD}"></div>`;
const sentReports = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as PageViewReport);
const tick = () => new Promise((resolve) => setTimeout(resolve, 50));

const listeners = new Set<() => void>();
let loading: object | null = null;
const router = {
  state: () => ({ loading }) as never,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => undefined;
  },
};

async function start() {
  jest.resetModules();
  const { startMeasures } = await import('./measures');
  startMeasures(router);
}
function leave() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  sendBeacon.mockClear();
  listeners.clear();
  loading = null;
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  document.body.innerHTML =
    region('header', 'mfe-header') + region('page', 'mfe-lists') + region('footer', 'mfe-header');
  mockObserved.length = 0;
});

// Leaving the page stops what the test has started.
afterEach(leave);

test('a page reports its builds once, and after a navigation only the new ones', async () => {
  await start();
  expect(sendBeacon).toHaveBeenCalledWith('/_shop/views', expect.any(String));
  expect(sentReports()).toEqual([
    {
      views: [
        { remote: 'mfe-header', build: BUILD },
        { remote: 'mfe-lists', build: BUILD },
      ],
    },
  ]);
  document.body.innerHTML = region('header', 'mfe-header') + region('page', 'mfe-pdp');
  loading = {};
  for (const listener of listeners) listener();
  await tick();
  expect(sentReports()).toHaveLength(1);
  loading = null;
  for (const listener of listeners) listener();
  await tick();
  for (const listener of listeners) listener();
  await tick();
  expect(sentReports().slice(1)).toEqual([{ views: [{ remote: 'mfe-pdp', build: BUILD }] }]);
});

test('reports name the page by the token that the edge has sent with it', async () => {
  const timing = [{ serverTiming: [{ name: 'view', description: 'token.mac' }] }];
  Object.assign(performance, { getEntriesByType: () => timing });
  await start();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  expect(sentReports()).toMatchObject([{ view: 'token.mac', views: [{}, {}] }]);
});

test('without consent no web vitals are sent', async () => {
  await start();
  const { emit: emitHere } = (await import('shared-domain/runtime/event-bus')) as { emit: typeof emit };
  emitHere('shop:consent:changed@1', { purposes: [] });
  await tick();
  leave();
  expect(mockObserved).toEqual([]);
  expect(sentReports().filter(({ vitals }) => vitals)).toEqual([]);
});

test('web vitals are sent when the page is left, if the visitor agreed to statistics: the last value of each', async () => {
  await start();
  const { emit: emitHere } = (await import('shared-domain/runtime/event-bus')) as { emit: typeof emit };
  emitHere('shop:consent:changed@1', { purposes: ['statistics'] });
  // The library is loaded now.
  await tick();
  leave();
  leave();
  expect(sentReports().slice(1)).toEqual([
    { vitals: { remote: 'mfe-lists', build: BUILD, lcp: 1_235, cls: 0.05, inp: 120 } },
  ]);
});
