import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { LISTS, type ListType, parseListQuery } from 'shared-domain/catalogue';
import { REALMS } from 'shared-domain/contracts/realm';
import { sendPreparedJson } from '../http/cached-json';
import { parseRequest } from '../http/parse-request';
import type { CatalogueDependencies } from './catalogue-dependencies';

const place = v.object({
  realm: v.picklist(REALMS, 'must be B2C, B2B or UKKO'),
  listType: v.picklist(
    Object.keys(LISTS) as [ListType, ...ListType[]],
    `must be one of ${Object.keys(LISTS).join(', ')}`,
  ),
});
const inRealm = v.object({ realm: place.entries.realm });
const firstPage = v.object({
  firstPage: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'must be a page, from 1'), v.transform(Number))),
});

/** What the storefront reads of lists (F2.8-1, F5.5): a view of a query, the index for the browser, and what the home page and the menus pick from. */
export function registerLists(app: FastifyInstance, { catalogue }: CatalogueDependencies): void {
  app.get('/api/view-models/product-list-view/:realm/:listType', async (request, reply) => {
    const list = parseRequest(place, request.params, 'params');
    const asked = parseRequest(firstPage, request.query, 'query');
    const query = parseListQuery(new URL(request.url, 'http://api').searchParams);
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'list-view', ...list, query, ...asked }));
  });

  app.get('/api/view-models/product-list-index/:realm/:listType', async (request, reply) => {
    const list = parseRequest(place, request.params, 'params');
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'list-index', ...list }));
  });

  app.get('/api/view-models/product-list-highlights/:realm/:listType', async (request, reply) => {
    const list = parseRequest(place, request.params, 'params');
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'list-highlights', ...list }));
  });

  app.get('/api/view-models/list-leads/:realm', async (request, reply) => {
    const { realm } = parseRequest(inRealm, request.params, 'params');
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'list-leads', realm }));
  });
}
