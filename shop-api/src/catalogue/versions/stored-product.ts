/** Rows of the products' tables, and what they become. */
import { toInstantMs } from 'shared-domain/catalogue';
import { ore } from 'shared-domain/money';
import { productPath } from '../addresses';
import { salesStatusOf, statusesOf } from '../life-cycle';
import type { Product, ProductDocument, Reviews, Variant, VariantDocument } from '../model';
import { type PriceChange, struckPrice } from '../prices/struck-price';

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

export function toVariant(row: VariantRow, product: ProductDocument, history: readonly PriceChange[]): Variant {
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
    beforeOre: struckPrice(history),
    stock: row.stock,
    statuses: statusesOf(document.statuses, product.releaseDate),
  };
}

/** Up to this the stock is shown as few (P4-64). */
const FEW_PIECES = 10;

export function toProduct({ key, document }: StoredProductRow, variants: readonly Variant[], nowMs: number): Product {
  const [first, ...rest] = variants;
  if (!first) throw new Error(`Product ${key} has no variants`);
  const buyable = variants.filter((variant) => salesStatusOf(variant, nowMs).sellable && variant.stock > 0);
  // A larger size costs more: while the first is sold in any colour, only the colour changes.
  const { size } = buyable.find((variant) => variant.size === first.size) ?? buyable[0] ?? first;
  const ofSize = buyable.filter((variant) => variant.size === size);
  const defaultVariant = ofSize.find(({ stock }) => stock > FEW_PIECES) ?? ofSize[0] ?? first;
  return {
    ...document,
    key,
    name: document.model,
    path: productPath(document),
    variants: [first, ...rest],
    defaultVariant,
  };
}

/** A product as the database gives it, in one JSON text: what an import sets and nothing changes until the next. */
export interface StoredProduct {
  readonly key: string;
  readonly document: ProductDocument;
  readonly reviews: Reviews | null;
  readonly variants: readonly StoredVariant[];
}

/** History: when each price began and what it was, the oldest first; null when it never changed. */
type StoredVariant = readonly [
  sku: string,
  slug: string,
  path: string,
  priceOre: number,
  stock: number,
  document: VariantDocument,
  history: readonly (readonly [fromMs: number, priceOre: number])[] | null,
];

/** A product as it is sold in a span of time: the default variant depends on it. */
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
      (history ?? []).map(([fromMs, priceOre]) => ({ fromMs, priceOre: ore(priceOre) })),
    ),
  );
  const product = { ...toProduct({ key, document }, variants, nowMs), ...(reviews && { reviews }) };
  const limits = instantsOf(product);
  return {
    product,
    fromMs: Math.max(...limits.filter((atMs) => atMs <= nowMs)),
    untilMs: Math.min(...limits.filter((atMs) => atMs > nowMs)),
  };
}
