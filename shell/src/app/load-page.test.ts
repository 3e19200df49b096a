import { useTestConfig } from 'shared-domain/testing';
import type { ModuleSource } from '../federation/module-source';
import { workspaceTable } from '../federation/testing/workspace-routes';
import { type LoadContext, loadPage, type LoadOutcome } from './load-page';

const never: ModuleSource = { load: () => new Promise(() => undefined), buildOf: () => '0123456789ab' };
const table = workspaceTable();

/** The answer for an address, by a remote that does not load. */
async function load(pathname: string, context: Partial<LoadContext>): Promise<LoadOutcome> {
  const { signal } = new AbortController();
  const answer = loadPage({ pathname, search: '' }, signal, { modules: never, table, now: () => 0, ...context });
  await jest.advanceTimersByTimeAsync(4_000);
  return answer;
}

const browser = { onLine: true };
const node = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
beforeAll(() => {
  useTestConfig();
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'navigator', { value: browser, configurable: true });
});
afterAll(() => {
  jest.useRealTimers();
  if (node) Object.defineProperty(globalThis, 'navigator', node);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

test('a navigation to a page whose remote does not load becomes a document navigation', async () => {
  await expect(load('/mobiltelefoner/', { whenLate: 'document' })).resolves.toEqual({ kind: 'document' });
});

test('without a network the page is unavailable: its document would be a page of the browser', async () => {
  browser.onLine = false;
  await expect(load('/mobiltelefoner/', { whenLate: 'document' })).resolves.toEqual({ kind: 'unavailable' });
  browser.onLine = true;
});

test('a page that the server could not render either is unavailable', async () => {
  await expect(load('/mobiltelefoner/', { whenLate: 'failed' })).resolves.toEqual({ kind: 'unavailable' });
});

test('in the browser an address that the table does not know is left to the server: a later release may have it', async () => {
  await expect(load('/onskeliste/', { whenLate: 'document' })).resolves.toEqual({ kind: 'document' });
});

test('on the server, and in a page that it could not render, such an address is not found', async () => {
  await expect(load('/onskeliste/', {})).resolves.toEqual({ kind: 'not-found' });
  await expect(load('/onskeliste/', { whenLate: 'failed' })).resolves.toEqual({ kind: 'not-found' });
});

test('preloaded data takes the place of the loader of the requested page, and of that alone', async () => {
  const preloadedData = { kind: 'data', data: { cart: null } } as const;
  await expect(load('/handlekurv/', { preloadedData })).resolves.toBe(preloadedData);
  await expect(load('/onskeliste/', { preloadedData })).resolves.toEqual({ kind: 'not-found' });
});
