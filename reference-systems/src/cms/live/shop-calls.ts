/** The public calls of the shop that pages of the CMS make, as a page of the shop does. Kept for a minute. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import {
  deliveryMethodsSchema,
  placeDetailsSchema,
  predictionsSchema,
  shopStockSchema,
} from 'shared-domain/delivery/io';
import { toOre } from 'shared-domain/money';
import { staleWhileRevalidate } from '../stale-while-revalidate';

const TIMEOUT_MS = 5_000;
/** A page waits this long for a first answer: the shop's edge waits 2 s for the whole page. */
const PATIENCE_MS = 700;
const FRESH_MS = 60_000;
/** Answers that are kept: postcodes are many. */
const MOST_KEPT = 500;

const nokSchema = v.pipe(v.number(), v.transform(toOre));
const priceSchema = v.object({ upfront: v.optional(nokSchema), monthly: v.optional(nokSchema) });
const cardsSchema = v.object({
  items: v.array(
    v.object({
      name: v.string(),
      href: v.string(),
      image: v.object({ url: v.string() }),
      skus: v.array(v.string()),
      position: v.optional(v.number(), 999),
      hidePrices: v.optional(v.boolean(), false),
      upfrontPrice: v.optional(v.nullable(priceSchema)),
    }),
  ),
});
const campaignsSchema = v.object({
  campaigns: v.array(
    v.object({
      title: v.string(),
      description: v.optional(v.string()),
      membersDeal: v.boolean(),
      validTo: v.string(),
      products: v.array(
        v.object({
          name: v.string(),
          href: v.string(),
          image: v.object({ url: v.string() }),
          upfrontPrice: v.optional(priceSchema),
        }),
      ),
    }),
  ),
});

const SHOPS = `query productsAvailabilityShops($skus: String!, $system: String) {
  productsAvailabilityShops(skus: $skus, system: $system) {
    code quantity name street zip city lat lng contactNumber open { days hours } lastUpdate
  }
}`;
/** Stock of several skus, each by itself. @param count at most 5, as many as one request may ask */
const stockQuery = (count: number): string => {
  const places = Array.from({ length: count }, (_, index) => index);
  return `query stocks(${places.map((index) => `$s${index}: String!`).join(', ')}, $system: String) {
  ${places.map((index) => `s${index}: productsAvailabilityShops(skus: $s${index}, system: $system) { code quantity }`).join('\n  ')}
}`;
};
const stocksSchema = v.record(v.string(), v.array(v.object({ code: v.string(), quantity: v.number() })));
const METHODS = `query deliveryMethods($zipCode: String!, $system: String, $realm: String!) {
  deliveryMethods(zipCode: $zipCode, system: $system, realm: $realm) { type description label alert price }
}`;

export type ListedProduct = v.InferOutput<typeof cardsSchema>['items'][number];
export type Campaign = v.InferOutput<typeof campaignsSchema>['campaigns'][number];
export type ShopCalls = ReturnType<typeof createShopCalls>;

/** @param report called once per failed call */
export function createShopCalls(
  { shopOrigin, channelApiKey }: { readonly shopOrigin: string; readonly channelApiKey: string },
  report: (message: string) => void,
  clock: () => number = () => performance.now(),
) {
  const readers = new Map<string, () => Promise<unknown>>();

  /** @returns undefined when the shop has never answered */
  async function kept<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    body?: string,
  ): Promise<v.InferOutput<Schema> | undefined> {
    const key = path + (body ?? '');
    const load = async (): Promise<unknown> => {
      const answer = await fetch(shopOrigin + path, {
        ...(body !== undefined && {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', clientId: 'webshopb2c', 'x-api-key': channelApiKey },
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return v.parse(schema, await answer.json());
    };
    const read =
      readers.get(key) ??
      staleWhileRevalidate(load, {
        freshMs: FRESH_MS,
        clock,
        report: (error) => report(`${path}: ${error instanceof Error ? error.message : String(error)}`),
      });
    readers.delete(key);
    readers.set(key, read);
    const [oldest] = readers.keys();
    if (readers.size > MOST_KEPT && oldest !== undefined) readers.delete(oldest);
    return (await Promise.race([read(), sleep(PATIENCE_MS, undefined, { ref: false })])) as
      | v.InferOutput<Schema>
      | undefined;
  }

  const channel = async <Schema extends v.GenericSchema>(query: string, variables: object, schema: Schema) =>
    (
      await kept(
        '/graphql',
        v.object({ data: schema }),
        JSON.stringify({ query, variables: { system: 'webshop', ...variables } }),
      )
    )?.data as v.InferOutput<Schema> | undefined;

  return {
    /** All shops, with how many they have of a sku; undefined when they are not known. */
    shops: async (sku: string) => (await channel(SHOPS, { skus: sku }, shopStockSchema))?.productsAvailabilityShops,

    /** How many pieces each shop has of each sku. @param skus at most 5 */
    stocks: async (skus: readonly string[]) => {
      const variables = Object.fromEntries(skus.map((sku, index) => [`s${index}`, sku]));
      return skus.length === 0
        ? []
        : Object.values((await channel(stockQuery(skus.length), variables, stocksSchema)) ?? {});
    },

    /** Consumers' products of a list. */
    products: async (list: string): Promise<readonly ListedProduct[]> =>
      (await kept(`/api/view-models/product-list/B2C/${list}`, cardsSchema))?.items ?? [],

    /** Consumers' campaigns that run now; undefined when they are not known. */
    campaigns: async (): Promise<readonly Campaign[] | undefined> =>
      (await kept('/api/view-models/campaigns/B2C', campaignsSchema))?.campaigns,

    deliveryMethods: async (zipCode: string) =>
      (await channel(METHODS, { zipCode, realm: 'b2c' }, deliveryMethodsSchema))?.deliveryMethods ?? [],

    /** The first place that a text names. @returns undefined for none */
    place: async (input: string) => {
      const found = await kept(`/api/places/autocomplete?input=${encodeURIComponent(input)}`, predictionsSchema);
      const [first] = found?.predictions ?? [];
      return first && kept(`/api/places/details?place_id=${encodeURIComponent(first.place_id)}`, placeDetailsSchema);
    },
  };
}
