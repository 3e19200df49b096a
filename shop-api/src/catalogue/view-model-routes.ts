import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { LISTS, type ListType } from 'shared-domain/catalogue';
import { REALMS } from 'shared-domain/contracts/realm';
import { sendCachedJson, sendPreparedJson } from '../http/cached-json';
import { parseRequest, sendProblem } from '../http/problem';
import type { SiteContent } from '../site-content';
import type { CatalogueDependencies } from './catalogue-reader';
import { SKU_PATTERN } from './feed/values';
import { bundles } from './view-models/bundles';
import { campaigns } from './view-models/campaigns';
import { productDetails } from './view-models/product-details';
import { productInfoMini } from './view-models/related-products';
import { subscriptions } from './view-models/subscriptions';
import type { UnknownPath } from './view-models/unknown-path';

const realm = v.picklist(REALMS, 'must be B2C, B2B or UKKO');
const listType = v.picklist(
  Object.keys(LISTS) as [ListType, ...ListType[]],
  `must be one of ${Object.keys(LISTS).join(', ')}`,
);
const text = (maxLength: number) =>
  v.pipe(v.string('is missing'), v.maxLength(maxLength, `must have at most ${maxLength} characters`));
const skuList = v.pipe(
  text(4_000),
  v.transform((list) =>
    list
      .split(',')
      .map((sku) => sku.trim())
      .filter(Boolean),
  ),
  v.maxLength(100, 'must name at most 100 skus'),
  v.everyItem((sku) => SKU_PATTERN.test(sku), 'must be skus of 3 to 40 letters, digits, _ or -'),
);

export interface ViewModelDependencies extends CatalogueDependencies {
  readonly content: Pick<SiteContent, 'of'>;
}

/** View models of the catalogue (F2.8-1, F3.6-1, F7.7-1). */
export function registerViewModels(
  app: FastifyInstance,
  { catalogue, clock, config, content }: ViewModelDependencies,
): void {
  app.get('/api/view-models/product-list/:realm/:listType', async (request, reply) => {
    const params = parseRequest(v.object({ realm, listType }), request.params, 'params');
    return sendPreparedJson(request, reply, await catalogue.answer({ kind: 'product-list', ...params }));
  });

  app.get('/api/view-models/product-details/:realm', async (request, reply) => {
    const params = parseRequest(v.object({ realm }), request.params, 'params');
    const { path } = parseRequest(v.object({ path: text(500) }), request.query, 'query');
    const details = await catalogue.kept(`details ${params.realm} ${path}`, (read, nowMs) =>
      productDetails(path, {
        catalogue: read,
        realm: params.realm,
        nowMs,
        freeShippingLimitOre: config.freeShippingLimitOre,
        takesNotices: config.mail !== undefined,
        ukkoRoot: config.ukkoRoot,
        campaignTexts: content.of('campaign-texts')?.entries,
      }),
    );
    if (details) return sendPreparedJson(request, reply, details);
    const unknown = (await catalogue.value({
      kind: 'unknown-path',
      realm: params.realm,
      pathname: path,
    })) as UnknownPath;
    if (unknown.kind === 'moved') return sendCachedJson(request, reply, { redirectTo: unknown.redirectTo });
    return sendProblem(reply, { status: 404, detail: 'No product is found at this path', near: unknown.near });
  });

  app.get('/api/view-models/related-products/:realm', async (request, reply) => {
    const params = parseRequest(v.object({ realm }), request.params, 'params');
    const { path } = parseRequest(v.object({ path: text(500) }), request.query, 'query');
    const question = { kind: 'related-products' as const, ...params, pathname: path };
    return sendPreparedJson(request, reply, await catalogue.answer(question));
  });

  app.get('/api/view-models/product-info-mini/:realm', async (request, reply) => {
    const params = parseRequest(v.object({ realm }), request.params, 'params');
    const { skus } = parseRequest(v.object({ skus: skuList }), request.query, 'query');
    return sendCachedJson(request, reply, productInfoMini(await catalogue.read(), params.realm, skus, clock()));
  });

  app.get('/api/view-models/subscriptions/:realm', async (request, reply) => {
    const params = parseRequest(v.object({ realm }), request.params, 'params');
    const plans = await catalogue.kept(`plans ${params.realm}`, (read) => subscriptions(read, params.realm));
    return sendPreparedJson(request, reply, plans);
  });

  app.get('/api/view-models/bundles/:realm', async (request, reply) => {
    const params = parseRequest(v.object({ realm }), request.params, 'params');
    const offered = await catalogue.kept(`bundles ${params.realm}`, (read, nowMs) =>
      bundles(read, params.realm, nowMs),
    );
    return sendPreparedJson(request, reply, offered);
  });

  app.get('/api/view-models/campaigns/:realm', async (request, reply) => {
    const params = parseRequest(v.object({ realm }), request.params, 'params');
    const running = await catalogue.kept(`campaigns ${params.realm}`, (read, nowMs) =>
      campaigns(read, params.realm, nowMs),
    );
    return sendPreparedJson(request, reply, running);
  });
}
