import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toRenderedCart } from 'shared-domain/cart';
import { readOrderReference } from 'shared-domain/cart/io';
import { clientNetwork } from 'shared-domain/contracts/client-network';
import { cartPath, PATHS } from 'shared-domain/contracts/paths';
import { serverTexts as texts } from '../../texts/server';
import { pageAddress } from '../html/cache-key';
import { startBudget } from '../html/page-renderer';
import type { PageAnswer, PageServer } from '../html/page-server';
import { createPlainPages, type PlainPageName } from '../html/plain-page';
import type { Composition } from '../registry/composition';
import type { Lane } from '../registry/lane';
import type { BuildFigures } from '../releases/build-figures';
import type { ViewTokens } from '../releases/view-tokens';
import type { Upstreams } from '../upstreams/upstreams';
import { isBrowserVisit } from './browser-visit';
import { fetchVisitorCart } from './cart-backend';
import { createCms, isFile } from './cms';
import type { EdgeDependencies } from './dependencies';
import { GzipVariants } from './gzip-variants';
import { sendHtml } from './send-html';
import type { AnswerTester } from './testing-routes';
import { assignBucket, withPrivateCaching } from './visitor-lane';

/** The call before the render may take this share of the page's time; the rest is for the loaders. */
const FIRST_CALL_SHARE = 0.7;

/** Every address that no other route of the edge answers: a page of the shop or of the CMS. */
export function registerPages(
  app: FastifyInstance,
  {
    pages,
    composition,
    env,
    log,
    answerTester,
    figures,
    views,
    upstreams,
  }: EdgeDependencies & {
    readonly upstreams: Upstreams;
    readonly pages: PageServer;
    readonly composition: Pick<Composition, 'registry' | 'stable' | 'canaries' | 'laneOf' | 'isMissing'>;
    readonly answerTester: AnswerTester;
    readonly figures: Pick<BuildFigures, 'countFailure'>;
    readonly views: Pick<ViewTokens, 'issue'>;
  },
) {
  const plainPages = createPlainPages(env.publicConfig);
  const access = { env, upstream: upstreams.cart };
  const passToCms = createCms(env, upstreams.cms);
  const gzipVariants = new GzipVariants();
  const sendPlain = (reply: FastifyReply, name: PlainPageName) => {
    const { status, headers, html } = plainPages[name];
    return reply.code(status).headers(headers).send(html);
  };
  const sendPage = (request: FastifyRequest, reply: FastifyReply, answer: PageAnswer, lane: Lane) => {
    const unrendered = unrenderedIn(answer, lane, request);
    for (const build of unrendered) figures.countFailure('render', build);
    // While there is a canary no cache but the browser's keeps a page: each has a token of its own.
    const compared = lane.builds.filter(({ remote }) => composition.canaries.some((each) => each.remote === remote));
    if (answer.kind === 'page' && compared.length > 0)
      reply.header('server-timing', `view;desc="${views.issue(compared, unrendered)}"`);
    const sent = withPrivateCaching(reply, answer, composition);
    if (sent.kind === 'overloaded') return sendPlain(reply, 'overloaded');
    const isForOthers = sent.kind === 'page' && sent.needsBrowser && !isBrowserVisit(request.headers);
    return isForOthers ? sendPlain(reply, 'unreachable') : sendHtml(request, reply, sent, gzipVariants);
  };
  const bucketOf = (request: FastifyRequest, reply: FastifyReply) => assignBucket(request, reply, { composition, env });

  const sendCart = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!composition.registry || composition.isMissing(PATHS.cart)) return sendPlain(reply, 'unreachable');
    const url = urlOf(request);
    if (await answerTester(request, reply, url)) return reply;
    const lane = composition.laneOf(bucketOf(request, reply));
    const { realm } = readOrderReference(request.headers.cookie ?? '');
    const path = realm === null ? url.pathname : cartPath(realm);
    // One order, one frame: that of its realm, from the first byte. An earlier build may have one address only.
    if (path !== url.pathname && lane.table.routeOf(path))
      return reply.header('cache-control', 'no-store').redirect(path + url.search, 302);
    const budget = startBudget(env.renderDeadlineMs);
    const whole = await fetchVisitorCart(request, access, log, budget.signal(FIRST_CALL_SHARE));
    const cart = whole && toRenderedCart(whole);
    const address = pageAddress(url, lane.table.routeOf(url.pathname));
    const data = { kind: 'data' as const, data: { cart } };
    return sendPage(
      request,
      reply,
      await pages.privatePage(address, data, {
        lane,
        deadlineMs: budget.remainingMs,
        client: clientNetwork(request.ip),
      }),
      lane,
    );
  };
  for (const path of [PATHS.cart, PATHS.businessCart]) app.get(path, sendCart);

  app.get('/*', async (request, reply) => {
    // Before the first registry it is not known which pages there are.
    if (!composition.registry) return sendPlain(reply, 'unreachable');
    const budget = startBudget(env.renderDeadlineMs);
    const url = urlOf(request);
    const withSlash = slashAtTheEnd(url);
    if (withSlash) return reply.redirect(withSlash, 308);
    if (await answerTester(request, reply, url)) return reply;
    if (composition.isMissing(url.pathname)) return sendPlain(reply, 'unreachable');
    const bucket = bucketOf(request, reply);
    let lane = composition.laneOf(bucket);
    const route = lane.table.routeOf(url.pathname);
    if (!route) {
      const outcome = await passToCms(url, request.headers, reply, budget.signal(FIRST_CALL_SHARE));
      if (outcome === 'sent') return reply;
      if (outcome === 'unreachable') return sendPlain(reply, 'unreachable');
      if (isFile(url.pathname))
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(texts.fileNotFound);
      // Meanwhile others may have taken its place.
      lane = composition.laneOf(bucket);
    }
    const address = pageAddress(url, route);
    const answer = await pages.page(address, {
      lane,
      deadlineMs: budget.remainingMs,
      client: clientNetwork(request.ip),
    });
    return sendPage(request, reply, withBrowserQuery(answer, address.browserQuery), lane);
  });
}

/**
 * Builds that the server sent a page without, e.g. because they throw there or took the worker down. Only of pages that a browser opens: crawlers
 * send no views to compare with.
 */
function unrenderedIn(
  answer: PageAnswer,
  { builds }: Pick<Lane, 'builds'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
) {
  if (answer.kind !== 'page' || !isBrowserVisit(headers)) return [];
  const degraded = answer.headers['x-shop-degraded']?.split(',') ?? [];
  return builds.filter(({ remote }) => degraded.includes(remote));
}

/** Concatenated, not resolved: '//host/' is a path of this shop. */
const urlOf = (request: FastifyRequest) => new URL(`http://shop.invalid${request.raw.url ?? '/'}`);

/** Pages end with a slash; the query is kept. */
function slashAtTheEnd({ pathname, search }: URL): string | undefined {
  if (pathname.endsWith('/') || isFile(pathname)) return undefined;
  // Never '//host': that would lead to another site.
  return `/${pathname.replace(/^\/+/, '')}/${search}`;
}

/** The page that a product leads on to is the same visitor's. */
function withBrowserQuery(answer: PageAnswer, query: string): PageAnswer {
  if (answer.kind !== 'redirect' || query === '') return answer;
  return { ...answer, location: `${answer.location}${answer.location.includes('?') ? '&' : '?'}${query}` };
}
