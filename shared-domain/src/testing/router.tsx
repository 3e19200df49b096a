import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  createMemoryRouter,
  createPath,
  type NavigateOptions,
  NavigationType,
  parsePath,
  RouterProvider,
  useRevalidator,
} from 'react-router-dom';
import { type Navigate, PageRouterProvider, provideRouteMatcher } from 'shared-domain/runtime/router';

interface Navigation {
  /** Path and query. */
  readonly to: string;
  readonly replace: boolean;
  readonly preventScrollReset: boolean;
}

/** The router around a page under test. */
export interface TestRouter {
  /** Path and query of the page. */
  readonly address: () => string;
  /** The navigations that the page itself asked for so far; those by `goTo` are not among them. */
  readonly navigations: () => readonly Navigation[];
  /** How often the page asked for its data again. */
  readonly revalidations: () => number;
  /** The visitor goes to another address, as with the back button: the same page reads it. */
  readonly goTo: (address: string) => Promise<void>;
}

export interface RouterOptions {
  /** Which paths are routes of the shop (default: all); a link to any other is a full navigation. */
  readonly isRoute?: (pathname: string) => boolean;
  /** Runs on each navigation, as the page's loader would: the router writes the address when it is done. */
  readonly loader?: () => Promise<null>;
  /** State of the history's entry: the visitor comes back to it. */
  readonly state?: unknown;
}

/** jsdom has no `Request`. The router makes one for each navigation and reads no more of it than this. */
class NavigationRequest {
  readonly method = 'GET';
  readonly url: string;
  readonly signal: AbortSignal | null | undefined;
  constructor(url: string | URL, init?: RequestInit) {
    this.url = String(url);
    this.signal = init?.signal;
  }
}

/** The facade on the router around it, as the shell provides it. */
function Facade({ navigate, children }: { readonly navigate: Navigate; readonly children: ReactElement }) {
  return (
    <PageRouterProvider navigate={navigate} revalidator={useRevalidator()}>
      {children}
    </PageRouterProvider>
  );
}

/**
 * An element inside the real router at an address in memory. Use it where a test renders on the server or hydrates;
 * `renderAt` renders at once.
 *
 * @param address path and query
 */
export function routed(
  address: string,
  element: ReactElement,
  { isRoute = () => true, loader, state }: RouterOptions = {},
): { readonly element: ReactElement; readonly router: TestRouter } {
  globalThis.Request ??= NavigationRequest as unknown as typeof Request;
  provideRouteMatcher(isRoute);
  const navigate = ((to: string | number, options?: NavigateOptions) =>
    typeof to === 'number'
      ? router.navigate(to)
      : // As in the shop: the page's own address makes no new entry in the history.
        router.navigate(to, { replace: to === createPath(router.state.location), ...options })) as Navigate;
  const page = <Facade navigate={navigate}>{element}</Facade>;
  const router = createMemoryRouter([{ id: 'page', path: '*', element: page, ...(loader && { loader }) }], {
    initialEntries: [{ ...parsePath(address), state }],
    ...(loader && { hydrationData: { loaderData: { page: null } } }),
  });
  const addressOf = ({ location }: typeof router.state): string => `${location.pathname}${location.search}`;
  const navigations: Navigation[] = [];
  let revalidations = 0;
  let last = router.state;
  let isTestNavigating = false;
  router.subscribe((state) => {
    if (state.revalidation === 'loading' && last.revalidation === 'idle') revalidations += 1;
    if (state.location !== last.location && !isTestNavigating) {
      const { historyAction, preventScrollReset } = state;
      navigations.push({
        to: addressOf(state),
        replace: historyAction === NavigationType.Replace,
        preventScrollReset: preventScrollReset === true,
      });
    }
    last = state;
  });
  return {
    element: <RouterProvider router={router} />,
    router: {
      address: () => addressOf(router.state),
      navigations: () => navigations,
      revalidations: () => revalidations,
      goTo: async (to) => {
        isTestNavigating = true;
        await act(() => router.navigate(to));
        isTestNavigating = false;
      },
    },
  };
}

/** Renders an element inside the real router at an address in memory. */
export function renderAt(
  address: string,
  element: ReactElement,
  options?: RouterOptions,
): RenderResult & { readonly router: TestRouter } {
  const { element: page, router } = routed(address, element, options);
  return { ...render(page), router };
}
