/** Open pages belong to the CMS. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { openPagePolicy } from '../html/page-headers';
import { within } from '../upstreams/call-gate';
import type { Upstream } from '../upstreams/upstreams';
import type { EdgeDependencies } from './dependencies';

/** Address of a path on the CMS. Never resolved as a link: '//host/' is a path here, not another host. */
export const cmsAddress = (pathname: string, cmsUrl: string): string => `${cmsUrl}${pathname}`;

/** A larger answer counts as a failure. */
const MAX_BYTES = 4 * 1024 * 1024;
/** How long a path without a page is not requested again. */
const UNKNOWN_MS = 30_000;
/** All paths without a page together, in characters. */
const MAX_UNKNOWN_LENGTH = 1024 * 1024;

export type CmsOutcome = 'sent' | 'not-found' | 'unreachable';

/** Answers by the CMS's page, when it has one at the path. @param headers of the request @param signal ends the call */
export type PassToCms = (
  pathname: string,
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
  { publicConfig, devServers }: EdgeDependencies['env'],
  { url: cmsUrl = '', timeoutMs, gate }: Pick<Upstream, 'url' | 'timeoutMs' | 'gate'>,
  clock: () => number = () => performance.now(),
): PassToCms {
  const policy = openPagePolicy(publicConfig, devServers !== undefined);
  const unknown = new LRUCache<string, true>({
    maxSize: MAX_UNKNOWN_LENGTH,
    sizeCalculation: (_value, pathname) => pathname.length + 1,
    ttl: UNKNOWN_MS,
    ttlResolution: 0,
    perf: { now: clock },
  });

  async function answer(
    pathname: string,
    isVisit: boolean,
    response: Response,
    reply: FastifyReply,
  ): Promise<CmsOutcome> {
    if (response.status >= 500) return 'unreachable';
    if (response.status === 404) unknown.set(pathname, true);
    const location = response.headers.get('location');
    if (REDIRECTS.has(response.status) && location !== null) {
      await response.body?.cancel();
      await reply.redirect(onThisSite(location, cmsAddress(pathname, cmsUrl)), response.status);
      return 'sent';
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      return 'not-found';
    }
    const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
    const isTooLarge = Number(response.headers.get('content-length') ?? 0) > MAX_BYTES;
    if (isTooLarge || (isVisit && !isForVisitors(type, pathname))) {
      await response.body?.cancel();
      return 'unreachable';
    }
    const body = Buffer.from(await response.arrayBuffer());
    const own = response.headers.get('content-security-policy');
    reply
      .code(200)
      .header('content-type', type)
      .header('content-security-policy', own ? [policy, own] : policy);
    await reply.send(body);
    return 'sent';
  }

  return async (pathname, headers, reply, signal) => {
    if (unknown.has(pathname)) return 'not-found';
    try {
      const init = { signal: within(signal, timeoutMs) };
      const address = cmsAddress(pathname, cmsUrl);
      const isVisit = isNavigation(headers);
      return await gate.fetch(address, init, (response) => answer(pathname, isVisit, response, reply));
    } catch {
      return 'unreachable';
    }
  };
}
