import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router-dom';
import type { PageModule, PageRequest } from 'shared-domain/contracts/exposes';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import type { ModuleSource } from '../federation/module-source';
import type { RemoteRoute } from '../federation/route-table';
import type { PageData } from './page-data';
import { rejectOnAbort } from './reject-on-abort';

export interface LoadContext {
  readonly modules: ModuleSource;
  /** Now, in milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Browser only: what a navigation does when the page's remote does not load in time. 'document': the server, which has
   * the remote's bundle, renders the page. 'failed': the failed page is shown; for a page that the server could not render.
   */
  readonly whenLate?: 'document' | 'failed';
  /** Server only: runs a loader as code of its remote, so that a hang is attributed to the right one. */
  readonly runLoader?: <Result>(remote: string, load: () => Result) => Result;
  /** Server only: milliseconds after which a loader is given up; the page is unavailable then. */
  readonly loaderMs?: number;
}

/** How long a navigation waits for a remote. */
const PATIENCE_MS = 4_000;
const LATE = Symbol('late');

/**
 * Loads the remote of a route and runs its loader. A remote that does not load and a loader that throws are reported, and the
 * page is unavailable.
 *
 * @returns the page's data, or a redirect
 * @throws the reason of a request that was given up meanwhile
 */
export async function loadPage(
  route: RemoteRoute,
  { request, params }: LoaderFunctionArgs,
  { modules, now, whenLate, runLoader = (_remote, load) => load(), loaderMs }: LoadContext,
): Promise<PageData | Response> {
  const { pathname, searchParams } = new URL(request.url);
  try {
    const loading = modules.load<PageModule>(route.remote, route.expose);
    const module = await (whenLate ? inTime(loading) : loading);
    if (module === LATE) return whenLate === 'document' ? toDocument(request) : { kind: 'unavailable' };
    const signal = loaderMs === undefined ? undefined : AbortSignal.timeout(loaderMs);
    const pageRequest: PageRequest = {
      pathname,
      params,
      searchParams: onlyKnown(searchParams, route.searchParams),
      realm: resolveRealm(pathname),
      renderedAt: now(),
      signal: signal ? AbortSignal.any([request.signal, signal]) : request.signal,
    };
    const loaded = runLoader(route.remote, () => module.loader(pageRequest));
    const answer = await (signal
      ? Promise.race([loaded, rejectOnAbort(signal, `The page's loader took longer than ${loaderMs} ms`)])
      : loaded);
    return answer.kind === 'redirect' ? redirect(answer.to, answer.status) : answer;
  } catch (error) {
    request.signal.throwIfAborted();
    reportError(error, { where: 'loader', remote: route.remote, build: modules.buildOf(route.remote), path: pathname });
    return { kind: 'unavailable' };
  }
}

/** Leaves the page to the server: a document navigation to the same path and query. */
export function toDocument({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  return redirectDocument(pathname + search);
}

const inTime = <Module>(loading: Promise<Module>): Promise<Module | typeof LATE> =>
  Promise.race([loading, new Promise<typeof LATE>((resolve) => setTimeout(() => resolve(LATE), PATIENCE_MS))]);

function onlyKnown(searchParams: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...searchParams].filter(([name]) => names.includes(name)));
}
