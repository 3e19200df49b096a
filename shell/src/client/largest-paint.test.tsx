import { afterLargestPaint } from './largest-paint';

type Paint = Pick<LargestContentfulPaint, 'element'>;
let report: (...paints: Paint[]) => void;
const picture = document.createElement('img');
const text = document.createElement('h1');

beforeEach(() => {
  jest.useFakeTimers();
  picture.setAttribute('fetchpriority', 'high');
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  globalThis.PerformanceObserver = class {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    constructor(callback: (list: { readonly getEntries: () => Paint[] }) => void) {
      report = (...paints) => callback({ getEntries: () => paints });
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof PerformanceObserver;
});
afterEach(() => jest.useRealTimers());

/** Whether it has resolved after so many milliseconds. */
async function isDone(done: Promise<void>, ms = 100): Promise<boolean> {
  let resolved = false;
  void done.then(() => (resolved = true));
  await jest.advanceTimersByTimeAsync(ms);
  return resolved;
}
const load = () => window.dispatchEvent(new Event('load'));

test('the paint of the most important picture ends the wait, that of a text before it does not', async () => {
  const done = afterLargestPaint();
  report({ element: text });
  expect(await isDone(done)).toBe(false);
  report({ element: picture });
  expect(await isDone(done)).toBe(true);
});

test('a page without such a picture is waited for until it is loaded and painted', async () => {
  const done = afterLargestPaint();
  report({ element: text });
  expect(await isDone(done)).toBe(false);
  load();
  expect(await isDone(done)).toBe(true);
});

test('a slow frame after the page is loaded is waited for', async () => {
  const done = afterLargestPaint();
  load();
  expect(await isDone(done, 800)).toBe(false);
  report({ element: text });
  expect(await isDone(done)).toBe(true);
});

test('scripts do not wait longer than two seconds', async () => {
  const done = afterLargestPaint();
  expect(await isDone(done, 1_900)).toBe(false);
  expect(await isDone(done, 200)).toBe(true);
});

test('a page in the background is waited for until it is loaded', async () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  const done = afterLargestPaint();
  expect(await isDone(done)).toBe(false);
  load();
  expect(await isDone(done)).toBe(true);
});
