/** Rows of the products' tables, and what they become. */
import { ore } from 'shared-domain/money';
import { productPath } from './addresses';
import { salesStatusOf, statusesOf } from './life-cycle';
import type { Product, ProductDocument, Variant, VariantDocument } from './model';
import { type PriceChange, struckPrice } from './prices/struck-price';

export interface ProductRow {
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

export function toProduct({ key, document }: ProductRow, variants: readonly Variant[], nowMs: number): Product {
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
