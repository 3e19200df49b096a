import { render, screen } from '@testing-library/react';
import { type LoaderFunctionArgs, matchRoutes } from 'react-router-dom';
import { useTestConfig } from 'shared-domain/testing';
import type { ModuleSource } from '../federation/module-source';
import { createRoutes, type RouteContext } from './create-routes';

const never: ModuleSource = { load: () => new Promise(() => undefined), buildOf: () => '0123456789ab' };

beforeAll(() => useTestConfig());

/** What the list's loader makes of a remote that does not come. */
async function loadList(whenLate: NonNullable<RouteContext['whenLate']>): Promise<unknown> {
  const routes = createRoutes({ modules: never, now: () => 0, whenLate });
  const loader = matchRoutes(routes, '/mobiltelefoner/')?.at(-1)?.route.loader;
  if (typeof loader !== 'function') throw new Error('The route has no loader');
  const args = {
    request: { url: 'http://localhost/mobiltelefoner/?merke=apple', signal: new AbortController().signal },
    params: {},
  };
  const answer = Promise.resolve(loader(args as unknown as LoaderFunctionArgs)).catch((thrown: unknown) => thrown);
  await jest.advanceTimersByTimeAsync(4_000);
  return answer;
}

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

test('a navigation to a page whose remote does not come goes on as a document, the query kept', async () => {
  const answer = (await loadList('document')) as Response;
  expect(answer.headers.get('Location') ?? answer.headers.get('location')).toBe('/mobiltelefoner/?merke=apple');
});

test('a page that the server could not render either says that it failed', async () => {
  await expect(loadList('failed')).resolves.toEqual({ kind: 'unavailable' });
});

test('while the browser reads a page that the server could not render, its room and the way home and to the cart are there', () => {
  const [frame] = createRoutes({ modules: never, now: () => 0 });
  render(<>{frame?.hydrateFallbackElement}</>);
  expect(screen.getByRole('main')).toHaveTextContent('Laster innhold');
  expect(screen.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Handlekurv' })).toHaveAttribute('href', '/handlekurv/');
});
