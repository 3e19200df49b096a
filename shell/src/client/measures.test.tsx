import type { emit } from 'shared-domain/runtime/event-bus';
import type { PageViewReport } from '../page-state/page-view';

const BUILD = '0123456789ab';
const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });

type Observed = Readonly<Record<string, readonly object[]>>;

/** Sets the performance entries that the browser has recorded. */
function provideEntries(entries: Observed) {
  class FakeObserver {
    static readonly supportedEntryTypes = Object.keys(entries);
    constructor(private readonly receive: (list: { getEntries: () => readonly object[] }) => void) {}
    observe({ type }: { readonly type: string }) {
      this.receive({ getEntries: () => entries[type] ?? [] });
    }
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
}

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
  provideEntries({});
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

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });
const event = (interactionId: number, duration: number) => ({ interactionId, duration });

test('web vitals are sent when the page is left, if the visitor agreed to statistics', async () => {
  provideEntries({
    'largest-contentful-paint': [{ startTime: 400 }, { startTime: 1_234.5 }],
    // Two sessions: 0.03 and 0.05. The shift after an input does not count.
    'layout-shift': [shift(100, 0.01), shift(900, 0.02), shift(3_000, 0.05), shift(3_100, 0.9, true)],
    event: [event(0, 900), event(1, 48), event(1, 120), event(2, 72)],
  });
  await start();
  const { emit: emitHere } = (await import('shared-domain/runtime/event-bus')) as { emit: typeof emit };
  emitHere('shop:consent:changed@1', { purposes: ['statistics'] });
  leave();
  leave();
  expect(sentReports().slice(1)).toEqual([
    { vitals: { remote: 'mfe-lists', build: BUILD, lcp: 1_235, cls: 0.05, inp: 120 } },
  ]);
});

test('without consent no web vitals are sent', async () => {
  provideEntries({ 'largest-contentful-paint': [{ startTime: 400 }] });
  await start();
  const { emit: emitHere } = (await import('shared-domain/runtime/event-bus')) as { emit: typeof emit };
  emitHere('shop:consent:changed@1', { purposes: [] });
  leave();
  expect(sentReports().filter(({ vitals }) => vitals)).toEqual([]);
});

test('a browser without PerformanceObserver reports only the builds', async () => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  await start();
  expect(sentReports()).toHaveLength(1);
});
