/** Open pages belong to the CMS. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { openPagePolicy } from '../html/page-headers';
import { within } from '../upstreams/call-gate';
import type { Upstream } from '../upstreams/upstreams';
import { cachingHeaders, CmsCache, type Kept } from './cms-cache';
import type { EdgeDependencies } from './dependencies';

/** Address of a path, with its query, on the CMS. Never resolved as a link: '//host/' is a path here, not another host. */
export const cmsAddress = (path: string, cmsUrl: string): string => `${cmsUrl}${path}`;

/** A larger answer counts as a failure. */
const MAX_BYTES = 4 * 1024 * 1024;
/** How long an address without a page is not requested again. */
const UNKNOWN_MS = 30_000;
/** All addresses without a page together, in characters. */
const MAX_UNKNOWN_LENGTH = 1024 * 1024;

export type CmsOutcome = 'sent' | 'not-found' | 'unreachable';

interface CmsRedirect {
  readonly location: string;
  readonly status: number;
}

/**
 * Answers by the CMS's page, when it has one at the path.
 *
 * @param address path and query
 * @param headers of the request
 * @param signal ends the call
 */
export type PassToCms = (
  address: Pick<URL, 'pathname' | 'search'>,
  headers: FastifyRequest['headers'],
  reply: FastifyReply,
  signal: AbortSignal,
) => Promise<CmsOutcome>;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Where the CMS leads to: its own pages have the same paths here. '//host/' is a path there, and would be another host here. */
function onThisSite(location: string, from: string): string {
  const to = new URL(location, from);
  if (to.origin !== new URL(from).origin) return to.href;
  return to.pathname.replace(/^\/+/, '/') + to.search + to.hash;
}

/** A dot in the last segment: a file, not a page. */
export const isFile = (pathname: string): boolean => pathname.split('/').at(-1)?.includes('.') ?? false;

/** A visitor looks at the answer, not a script. Older browsers do not say what it is for. */
const isNavigation = ({ 'sec-fetch-dest': destination, accept }: FastifyRequest['headers']): boolean =>
  destination === undefined ? (accept?.includes('text/html') ?? false) : destination === 'document';

/** A page is HTML. At the address of a file a visitor may look at a picture, a PDF or a sitemap, but not at a message between programs. */
const isForVisitors = (type: string, pathname: string): boolean =>
  /^(text\/html|application\/xhtml\+xml)\b/i.test(type) || (isFile(pathname) && !/\bjson\b/i.test(type));

/** @param clock monotonic milliseconds */
export function createCms(
  { publicConfig, devServers, cmsOrigins }: EdgeDependencies['env'],
  { url: cmsUrl, timeoutMs, gate }: Pick<Upstream, 'url' | 'timeoutMs' | 'gate'>,
  clock: () => number = () => performance.now(),
): PassToCms {
  if (cmsUrl === undefined) return () => Promise.resolve('not-found');
  const policy = openPagePolicy(publicConfig, devServers !== undefined, cmsOrigins);
  const cache = new CmsCache();
  const unknown = new LRUCache<string, true>({
    maxSize: MAX_UNKNOWN_LENGTH,
    sizeCalculation: (_value, address) => address.length + 1,
    ttl: UNKNOWN_MS,
    ttlResolution: 0,
    perf: { now: clock },
  });

  /** The answer to show, or how the call ended without one. */
  async function read(
    address: string,
    found: Kept | undefined,
    response: Response,
  ): Promise<Kept | CmsRedirect | CmsOutcome> {
    const { status, headers } = response;
    if (status === 200) {
      if (Number(headers.get('content-length') ?? 0) > MAX_BYTES) {
        await response.body?.cancel();
        return 'unreachable';
      }
      const body = Buffer.from(await response.arrayBuffer());
      const type = headers.get('content-type') ?? 'text/html; charset=utf-8';
      return cache.keep(address, { type, policy: headers.get('content-security-policy'), body }, response);
    }
    await response.body?.cancel();
    if (status === 304 && found) return cache.renew(address, found, response);
    if (status >= 500) return 'unreachable';
    if (status === 404) unknown.set(address, true);
    const location = headers.get('location');
    return REDIRECTS.has(status) && location !== null
      ? { location: onThisSite(location, address), status }
      : 'not-found';
  }

  async function send(
    kept: Kept,
    pathname: string,
    headers: FastifyRequest['headers'],
    reply: FastifyReply,
  ): Promise<CmsOutcome> {
    const { type, policy: own, body } = kept.answer;
    if (isNavigation(headers) && !isForVisitors(type, pathname)) return 'unreachable';
    const caching = cachingHeaders(kept);
    reply.headers({ 'content-type': type, ...caching }).header('content-security-policy', own ? [policy, own] : policy);
    const isKnown = caching['etag'] !== undefined && headers['if-none-match'] === caching['etag'];
    await (isKnown ? reply.code(304).send() : reply.code(200).send(body));
    return 'sent';
  }

  return async ({ pathname, search }, headers, reply, signal) => {
    const address = cmsAddress(pathname + search, cmsUrl);
    if (unknown.has(address)) return 'not-found';
    try {
      const found = cache.find(address);
      const answer =
        found?.revalidation === null
          ? found
          : await gate.fetch(
              address,
              { signal: within(signal, timeoutMs), headers: found?.revalidation ?? {} },
              (response) => read(address, found, response),
            );
      if (typeof answer === 'string') return answer;
      if ('answer' in answer) return await send(answer, pathname, headers, reply);
      await reply.redirect(answer.location, answer.status);
      return 'sent';
    } catch {
      return 'unreachable';
    }
  };
}
