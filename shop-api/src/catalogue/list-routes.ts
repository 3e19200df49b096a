import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LISTS, type ListType, parseListQuery, SEARCH_QUERY_MAX_LENGTH, toSearchQuery } from 'shared-domain/catalogue';
import { LIST_SOURCES, SEARCH_PARTS } from 'shared-domain/catalogue/io';
import { REALMS } from 'shared-domain/contracts/realm';
import { sendPreparedJson } from '../http/cached-json';
import { parseRequest } from '../http/problem';
import type { CatalogueDependencies } from './catalogue-reader';

const place = v.object({
  realm: v.picklist(REALMS, 'must be B2C, B2B or UKKO'),
  listType: v.picklist(
    Object.keys(LISTS) as [ListType, ...ListType[]],
    `must be one of ${Object.keys(LISTS).join(', ')}`,
  ),
});
const partName = v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'must be a slug')));
const scopedPlace = v.object({
  realm: place.entries.realm,
  listType: v.picklist(LIST_SOURCES, `must be one of ${LIST_SOURCES.join(', ')}`),
});
const part = v.object({ category: partName, brand: partName, series: partName });
const inRealm = v.object({ realm: place.entries.realm });
const firstPage = v.object({
  firstPage: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'must be a page, from 1'), v.transform(Number))),
});

/** The routes of lists (F2.8-1, F5.5): a view of a query, the index for the browser, and what the home page and the menus pick from. */
export function registerLists(app: FastifyInstance, { catalogue, config }: CatalogueDependencies): void {
  const listOf = (request: FastifyRequest) => {
    const { realm, listType } = parseRequest(scopedPlace, request.params, 'params');
    const scope = parseRequest(part, request.query, 'query');
    const settings = config.lists[realm];
    return { realm, listType, ...scope, ...(settings && { settings }) };
  };

  app.get('/api/view-models/product-list-view/:realm/:listType', async (request, reply) => {
    const list = listOf(request);
    const asked = parseRequest(firstPage, request.query, 'query');
    const query = parseListQuery(new URL(request.url, 'http://api').searchParams);
    const home = list.realm === 'UKKO' ? config.ukkoRoot : undefined;
    const question = { kind: 'list-view' as const, ...list, query, ...asked, ...(home !== undefined && { home }) };
    return sendPreparedJson(request, reply, await catalogue.answer(question));
  });

  app.get('/api/view-models/product-list-index/:realm/:listType', async (request, reply) => {
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'list-index', ...listOf(request) }));
  });

  app.get('/api/view-models/product-list-highlights/:realm/:listType', async (request, reply) => {
    const list = parseRequest(place, request.params, 'params');
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'list-highlights', ...list }));
  });

  app.get('/api/view-models/brands/:realm', async (request, reply) => {
    const { realm } = parseRequest(inRealm, request.params, 'params');
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'brands', realm }));
  });

  app.get('/api/view-models/list-leads/:realm', async (request, reply) => {
    const { realm } = parseRequest(inRealm, request.params, 'params');
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'list-leads', realm }));
  });
}

const asked = v.object({
  q: v.pipe(
    v.string('is missing'),
    v.maxLength(SEARCH_QUERY_MAX_LENGTH, `must have at most ${SEARCH_QUERY_MAX_LENGTH} characters`),
  ),
  realm: v.optional(v.picklist(REALMS, 'must be B2C, B2B or UKKO'), 'B2C'),
});

const askedPart = v.object({
  ...asked.entries,
  part: v.optional(v.picklist([...SEARCH_PARTS, 'each'], `must be one of ${SEARCH_PARTS.join(', ')}, each`)),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'must be a page, from 1'), v.transform(Number))),
});

/** The search and its suggestions (F2.4). Both are the same for everyone, and cached by realm and query. */
export function registerSearch(app: FastifyInstance, { catalogue }: CatalogueDependencies): void {
  app.get('/api/search', async (request, reply) => {
    const { q, realm, ...part } = parseRequest(askedPart, request.query, 'query');
    const question = { kind: 'search', realm, query: toSearchQuery(q), ...part } as const;
    return sendPreparedJson(request, reply, await catalogue.answer(question));
  });

  app.get('/api/search/suggestions', async (request, reply) => {
    const { q, realm } = parseRequest(asked, request.query, 'query');
    // One answer for all spellings of a query.
    const query = toSearchQuery(q).toLowerCase();
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'suggestions', realm, query }));
  });
}
