/**
 * Navigation in the browser: React Router matches addresses and keeps the history, this loads a page's data before the page is
 * shown. The library's own data router does the same and much that the shop has no use for, see docs/adr/federation.md (15).
 */
import {
  createPath,
  type Location,
  type NavigateOptions,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import type { Navigate } from 'shared-domain/runtime/router';
import type { RouteTable } from '../federation/route-table';
import type { Address, LoadOutcome, PageData } from './load-page';
import { isHashChange, needsNewData, type ShownPage } from './shown-page';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

export interface PageRouterState {
  readonly page: ShownPage;
  /** Where a navigation leads that is loading its page's data. */
  readonly loading: Location | null;
  /** The data of the page is being loaded again. */
  readonly revalidating: boolean;
}

export interface PageRouter {
  readonly state: () => PageRouterState;
  /** @returns stops it */
  readonly subscribe: (listener: () => void) => () => void;
  readonly navigate: Navigate;
  readonly revalidate: () => Promise<void>;
  /** Whether an address needs other data than the page that is shown. A variant or a filter of it does not. */
  readonly needsData: (address: Address) => boolean;
}

interface PageRouterOptions {
  readonly history: History;
  readonly table: RouteTable;
  readonly load: (address: Address, signal: AbortSignal) => Promise<LoadOutcome>;
  /** Data of the first page. Absent: it is loaded now. */
  readonly data: PageData | undefined;
  /** Makes a document navigation. */
  readonly leave: (address: string, replace: boolean) => void;
}

type Step = Pick<ShownPage, 'location' | 'action' | 'preventScrollReset'>;

export function createPageRouter({ history, table, load, data, leave }: PageRouterOptions): PageRouter {
  const first = { location: history.location, action: 'POP' as const };
  let state: PageRouterState = {
    page: { ...first, match: table.match(first.location.pathname), data },
    loading: null,
    revalidating: false,
  };
  const listeners = new Set<() => void>();
  let running: { readonly work: Promise<void>; readonly giveUp: () => void } | null = null;
  /** Asked to load the page's data again, which has not happened yet. */
  let isStale = false;

  function publish(next: Partial<PageRouterState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function show(page: ShownPage): void {
    const { location, action } = page;
    if (action === 'PUSH') history.push(location, location.state);
    if (action === 'REPLACE') history.replace(location, location.state);
    publish({ page, loading: null, revalidating: false });
  }

  /** Goes to an address; what was loading before is given up. */
  function go(step: Step): Promise<void> {
    running?.giveUp();
    running = null;
    const match = table.match(step.location.pathname);
    const { page } = state;
    const isKept = !isStale && (isHashChange(page.location, step.location) || !needsNewData(page, { ...step, match }));
    if (page.data === undefined || !isKept) return start(step, { loading: step.location, revalidating: false });
    show({ ...step, match, data: page.data });
    return Promise.resolve();
  }

  function start(step: Step, meanwhile: Partial<PageRouterState>): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const givenUp = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const work = Promise.race([loadAndShow(step, signal), givenUp]);
    running = { work, giveUp: () => controller.abort() };
    publish(meanwhile);
    return work;
  }

  async function loadAndShow(step: Step, signal: AbortSignal): Promise<void> {
    const answer = await load(step.location, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (!answer || signal.aborted) return;
    const isReplacing = step.action !== 'PUSH';
    if (answer.kind === 'document') return leave(createPath(step.location), isReplacing);
    if (answer.kind === 'redirect') return follow(answer.to, step, isReplacing);
    running = null;
    isStale = false;
    show({ ...step, match: table.match(step.location.pathname), data: answer });
  }

  function follow(to: string, { preventScrollReset = false }: Step, isReplacing: boolean): Promise<void> | void {
    const { origin, pathname, search, hash } = new URL(to, window.location.href);
    if (origin !== window.location.origin) return leave(to, isReplacing);
    running = null;
    const location = toLocation({ pathname, search, hash }, state.page.location);
    return go({ location, action: isReplacing ? 'REPLACE' : 'PUSH', preventScrollReset });
  }

  function navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      history.go(to);
      return Promise.resolve();
    }
    const { location: from } = state.page;
    const location = toLocation(to, from, options.state);
    // As with a plain link: the page's own address makes no new entry in the history.
    const { replace = createPath(location) === createPath(from), preventScrollReset = false } = options;
    return go({ location, action: replace ? 'REPLACE' : 'PUSH', preventScrollReset });
  }

  history.listen(({ location }) => void go({ location, action: 'POP' }));
  if (data === undefined) void start(first, { loading: null });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate,
    revalidate() {
      if (running) return running.work;
      isStale = true;
      // The address stays, so nothing is written into the history.
      return start({ ...state.page, action: 'POP' }, { revalidating: true });
    },
    needsData({ pathname, search }) {
      const { page } = state;
      const location = { ...page.location, pathname, search };
      return needsNewData(page, { location, match: table.match(pathname) });
    },
  };
}

function toLocation(to: To, from: Location, state: unknown = null): Location {
  const { pathname, search, hash } = resolvePath(to, from.pathname);
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) };
}
