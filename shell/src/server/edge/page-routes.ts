import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toRenderedCart } from 'shared-domain/cart';
import { PATHS } from 'shared-domain/contracts/paths';
import { pageAddress } from '../html/cache-key';
import type { CurrentBuilds, PageServer } from '../html/page-server';
import { fetchVisitorCart } from './cart-backend';
import { passToCms } from './cms';
import type { EdgeDependencies } from './dependencies';
import { sendHtml } from './send-html';

/** Every address that no other route of the edge answers: a page of the shop or of the CMS. */
export function registerPages(
  app: FastifyInstance,
  {
    pages,
    composition,
    env,
    log,
  }: EdgeDependencies & { readonly pages: PageServer; readonly composition: Pick<CurrentBuilds, 'table'> },
) {
  app.get(PATHS.cart, async (request, reply) => {
    const whole = await fetchVisitorCart(request, env, log);
    const cart = whole && toRenderedCart(whole);
    const url = urlOf(request);
    const address = pageAddress(url, composition.table.routeOf(url.pathname));
    const answer = await pages.privatePage(address, { kind: 'data', data: { cart } });
    return sendHtml(request, reply, answer);
  });

  app.get('/*', async (request, reply) => {
    const url = urlOf(request);
    const withSlash = slashAtTheEnd(url);
    if (withSlash) return reply.redirect(withSlash, 308);
    const route = composition.table.routeOf(url.pathname);
    if (!route && (await passToCms(url.pathname, reply, env.cmsUrl))) return reply;
    return sendHtml(request, reply, await pages.page(pageAddress(url, route), route));
  });
}

/** Concatenated, not resolved: '//host/' is a path of this shop. */
const urlOf = (request: FastifyRequest) => new URL(`http://shop.invalid${request.raw.url ?? '/'}`);

/** Pages end with a slash; the query is kept. Files (a dot in the last segment) are no pages. */
function slashAtTheEnd({ pathname, search }: URL): string | undefined {
  if (pathname.endsWith('/') || pathname.split('/').at(-1)?.includes('.')) return undefined;
  // Never '//host': that would lead to another site.
  return `/${pathname.replace(/^\/+/, '')}/${search}`;
}
