import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { LISTS, type ListType, parseListQuery } from 'shared-domain/catalogue';
import { type Realm, REALMS } from 'shared-domain/contracts/realm';
import { sendCachedJson, sendPreparedJson } from '../http/cached-json';
import { parseRequest } from '../http/parse-request';
import type { CatalogueDependencies } from './catalogue-dependencies';
import type { Catalogue } from './model';
import { responseCache } from './response-cache';
import { type IndexedList, indexList, listView } from './view-models/indexed-list';

const place = v.object({
  realm: v.picklist(REALMS, 'must be B2C, B2B or UKKO'),
  listType: v.picklist(
    Object.keys(LISTS) as [ListType, ...ListType[]],
    `must be one of ${Object.keys(LISTS).join(', ')}`,
  ),
});
const firstPage = v.object({
  firstPage: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'must be a page, from 1'), v.transform(Number))),
});

/** Indexes a list once for a catalogue, and again when a product's status has changed by itself. */
function indexedLists() {
  const kept = new WeakMap<Catalogue, Map<string, IndexedList>>();
  return (catalogue: Catalogue, realm: Realm, listType: ListType, nowMs: number): IndexedList => {
    const lists = kept.get(catalogue) ?? new Map<string, IndexedList>();
    kept.set(catalogue, lists);
    const key = `${realm} ${listType}`;
    const known = lists.get(key);
    if (known && nowMs < known.validUntilMs) return known;
    const indexed = indexList(catalogue, realm, listType, nowMs);
    lists.set(key, indexed);
    return indexed;
  };
}

/** What the storefront reads of lists (F2.8-1, F5.5): a view of a query, the index for the browser, and what the home page picks from. */
export function registerLists(app: FastifyInstance, { catalogue, clock }: CatalogueDependencies): void {
  const indexed = indexedLists();
  const kept = responseCache();

  async function findList(params: unknown) {
    const { realm, listType } = parseRequest(place, params, 'params');
    const read = await catalogue.read();
    return { read, list: indexed(read, realm, listType, clock()) };
  }

  app.get('/api/view-models/product-list-view/:realm/:listType', async (request, reply) => {
    const { read, list } = await findList(request.params);
    const asked = parseRequest(firstPage, request.query, 'query');
    const query = parseListQuery(new URL(request.url, 'http://api').searchParams);
    return sendCachedJson(request, reply, listView(list, read, { query, ...asked }, clock()));
  });

  app.get('/api/view-models/product-list-index/:realm/:listType', async (request, reply) => {
    const { read, list } = await findList(request.params);
    const { realm, listType, version } = list.columns;
    const prepared = kept(read, `${realm} ${listType} ${version}`, () => list.columns);
    return sendPreparedJson(request, reply, prepared);
  });

  app.get('/api/view-models/product-list-highlights/:realm/:listType', async (request, reply) => {
    const { list } = await findList(request.params);
    return sendCachedJson(request, reply, list.highlights);
  });
}
