import { render, screen } from '@testing-library/react';
import { type LoaderFunctionArgs, matchRoutes } from 'react-router-dom';
import { useTestConfig } from 'shared-domain/testing';
import type { ModuleSource } from '../federation/module-source';
import { workspaceTable } from '../federation/testing/workspace-routes';
import { createRoutes, type RouteContext } from './create-routes';

const never: ModuleSource = { load: () => new Promise(() => undefined), buildOf: () => '0123456789ab' };

beforeAll(() => useTestConfig());

const table = workspaceTable();

/** Result of the loader of an address, by a remote that does not load. */
async function load(address: string, context: Partial<RouteContext>): Promise<unknown> {
  const routes = createRoutes({ modules: never, table, now: () => 0, ...context });
  const { href, pathname } = new URL(address, 'http://localhost');
  const loader = matchRoutes(routes, pathname)?.at(-1)?.route.loader;
  if (typeof loader !== 'function') throw new Error('The route has no loader');
  const args = { request: { url: href, signal: new AbortController().signal }, params: {} };
  const answer = Promise.resolve(loader(args as unknown as LoaderFunctionArgs)).catch((thrown: unknown) => thrown);
  await jest.advanceTimersByTimeAsync(4_000);
  return answer;
}
const locationOf = ({ headers }: Response) => headers.get('Location') ?? headers.get('location');

beforeAll(() => {
  jest.useFakeTimers();
  globalThis.Response ??= class {
    readonly headers = new Map<string, string>();
    constructor(_body: unknown, { headers }: { headers: Iterable<[string, string]> }) {
      for (const [name, value] of headers) this.headers.set(name.toLowerCase(), value);
    }
  } as unknown as typeof Response;
  globalThis.Headers ??= Map as unknown as typeof Headers;
});
afterAll(() => jest.useRealTimers());

test('a navigation to a page whose remote does not load becomes a document navigation with the same query', async () => {
  const answer = (await load('/mobiltelefoner/?merke=apple', { whenLate: 'document' })) as Response;
  expect(locationOf(answer)).toBe('/mobiltelefoner/?merke=apple');
});

test('a page that the server could not render either is unavailable', async () => {
  await expect(load('/mobiltelefoner/', { whenLate: 'failed' })).resolves.toEqual({ kind: 'unavailable' });
});

test('in the browser an address that the table does not know is left to the server: a later release may have it', async () => {
  const answer = (await load('/onskeliste/?sorter=pris', { whenLate: 'document' })) as Response;
  expect(locationOf(answer)).toBe('/onskeliste/?sorter=pris');
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

test('while the browser loads a page that the server could not render, its space is reserved and links lead home and to the cart', () => {
  const [shop] = createRoutes({ modules: never, table, now: () => 0 });
  render(<>{shop?.hydrateFallbackElement}</>);
  expect(screen.getByRole('main')).toHaveTextContent('Laster innhold');
  expect(screen.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Handlekurv' })).toHaveAttribute('href', '/handlekurv/');
});
