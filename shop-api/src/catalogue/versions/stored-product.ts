import { toInstantMs } from 'shared-domain/catalogue';
import { ore } from 'shared-domain/money';
import { toProduct, toVariant } from '../catalogue-rows';
import type { Product, ProductDocument, Reviews, VariantDocument } from '../model';

/** A product as the database gives it, in one JSON text: what an import sets and nothing changes until the next. */
export interface StoredProduct {
  readonly key: string;
  readonly document: ProductDocument;
  readonly reviews: Reviews | null;
  readonly variants: readonly StoredVariant[];
}

/** History: dates and prices in øre, the oldest first; null when the price never changed. */
type StoredVariant = readonly [
  sku: string,
  slug: string,
  path: string,
  priceOre: number,
  stock: number,
  document: VariantDocument,
  history: readonly (readonly [fromDate: string, priceOre: number])[] | null,
];

/** A product as it is sold in a span of time: default variant and struck prices depend on it. */
export interface TimedProduct {
  readonly product: Product;
  readonly fromMs: number;
  readonly untilMs: number;
}

const DAY_MS = 86_400_000;

/** Instants of the life cycle of a product's variants. */
export const instantsOf = ({ variants, releaseDate }: Pick<Product, 'variants' | 'releaseDate'>): readonly number[] =>
  [releaseDate, ...variants.flatMap(({ statuses }) => statuses.map(({ timestampIso }) => timestampIso))].flatMap(
    (iso) => toInstantMs(iso) ?? [],
  );

/** @param stockOf pieces of the variant at a place among the product's, now */
export function sellProduct(stored: StoredProduct, stockOf: (place: number) => number, nowMs: number): TimedProduct {
  const { key, document, reviews } = stored;
  const variants = stored.variants.map(([sku, slug, path, price_ore, , variant, history], place) =>
    toVariant(
      { sku, product_key: key, slug, path, price_ore, stock: stockOf(place), document: variant },
      document,
      (history ?? []).map(([fromDate, priceOre]) => ({ fromDate, priceOre: ore(priceOre) })),
      nowMs,
    ),
  );
  const product = { ...toProduct({ key, document }, variants, nowMs), ...(reviews && { reviews }) };
  const day = Math.floor(nowMs / DAY_MS);
  const hasHistory = stored.variants.some(([, , , , , , history]) => history !== null);
  const limits = [...instantsOf(product), ...(hasHistory ? [day * DAY_MS, (day + 1) * DAY_MS] : [])];
  return {
    product,
    fromMs: Math.max(...limits.filter((atMs) => atMs <= nowMs)),
    untilMs: Math.min(...limits.filter((atMs) => atMs > nowMs)),
  };
}
