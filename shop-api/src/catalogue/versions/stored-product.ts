/** Rows of the products' tables, and what they become. */
import { toInstantMs } from 'shared-domain/catalogue';
import { lowerOre, ore, type Ore } from 'shared-domain/money';
import { productPath } from '../addresses';
import { salesStatusOf, statusesOf } from '../life-cycle';
import type { Product, ProductDocument, Reviews, Variant, VariantDocument } from '../model';

export interface StoredProductRow {
  readonly key: string;
  readonly document: ProductDocument;
}

export interface VariantRow {
  readonly sku: string;
  readonly product_key: string;
  readonly slug: string;
  readonly path: string;
  readonly price_ore: number;
  readonly stock: number;
  readonly document: VariantDocument;
}

const sizeText = (size: VariantDocument['size']): string | null =>
  size ? `${String(size.amount).replace('.', ',')} ${size.unit}` : null;

export function toVariant(
  row: VariantRow,
  product: ProductDocument,
  history: readonly PriceChange[],
  nowMs: number,
): Variant {
  const { document } = row;
  const colour = product.colours.find(({ slug }) => slug === document.colour);
  if (!colour) throw new Error(`Variant ${row.sku} has a colour that its product lacks`);
  return {
    sku: row.sku,
    ean: document.ean,
    slug: row.slug,
    path: row.path,
    colour,
    size: sizeText(document.size),
    priceOre: ore(row.price_ore),
    beforeOre: struckPrice(history, new Date(nowMs).toISOString().slice(0, 10)),
    stock: row.stock,
    statuses: statusesOf(document.statuses, product.releaseDate),
  };
}

export function toProduct({ key, document }: StoredProductRow, variants: readonly Variant[], nowMs: number): Product {
  const [first, ...rest] = variants;
  if (!first) throw new Error(`Product ${key} has no variants`);
  const canBeBought = (variant: Variant): boolean => salesStatusOf(variant, nowMs).sellable && variant.stock > 0;
  const defaultVariant = variants.find(canBeBought) ?? first;
  return {
    ...document,
    key,
    name: document.model,
    path: productPath(document),
    variants: [first, ...rest],
    defaultVariant,
  };
}

const WINDOW_DAYS = 30;
const DAY_MS = 86_400_000;

export interface PriceChange {
  /** 'YYYY-MM-DD' from which the price is valid. */
  readonly fromDate: string;
  readonly priceOre: Ore;
}

const daysOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/**
 * The struck price: the lowest of the 30 days before today's price began, when that is higher. The rules on
 * price information for consumers require this.
 *
 * @param history changes in the order of their dates; the last one that is not after `today` is today's price
 * @returns øre, or null when today's price is not a reduction
 */
export function struckPrice(history: readonly PriceChange[], today: string): Ore | null {
  const past = history.filter(({ fromDate }) => fromDate <= today);
  const current = past.at(-1);
  if (!current) return null;
  // Several entries of the same price are one price.
  const sinceIndex = past.findLastIndex(({ priceOre }) => priceOre !== current.priceOre) + 1;
  const since = daysOf(past[sinceIndex]?.fromDate ?? current.fromDate);
  const before = past.slice(0, sinceIndex);
  const inWindow = before.filter(
    (_price, index) => daysOf(past[index + 1]?.fromDate ?? current.fromDate) > since - WINDOW_DAYS,
  );
  const [first, ...others] = inWindow.map(({ priceOre }) => priceOre);
  if (first === undefined) return null;
  const lowest = others.reduce(lowerOre, first);
  return lowest > current.priceOre ? lowest : null;
}

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
