import { toOre } from 'shared-domain/money';
import type { Database } from '../../database';
import { productPath, variantPath, variantSlug } from '../addresses';
import type { CatalogueFeed, FeedProduct } from '../feed/schema';
import type { ProductDocument, ShopDocument, VariantDocument } from '../model';

const keyOf = ({ brandSlug, modelSlug }: FeedProduct): string => `${brandSlug}/${modelSlug}`;

/** The stock of each shop by sku: questions about stock are about a few skus in all shops. */
function shopStockOf(shops: CatalogueFeed['shops']) {
  const bySku = new Map<string, Record<string, number>>();
  for (const { code, stock } of shops)
    for (const [sku, quantity] of Object.entries(stock)) {
      const quantities = bySku.get(sku) ?? {};
      quantities[code] = quantity;
      bySku.set(sku, quantities);
    }
  return [...bySku].map(([sku, quantities]) => ({ sku, quantities }));
}

/** Rows of each table, as `jsonb_to_recordset` reads them. */
export function toRows({ products, plans, shops, insurances, webdeals, bundles, reviews }: CatalogueFeed) {
  return {
    products: products.map((product) => {
      const { variants: _variants, ...document } = product;
      return {
        key: keyOf(product),
        type: product.type,
        sub_type: product.subType,
        realms: product.realms,
        brand: product.brand,
        model: product.model,
        release_date: product.releaseDate,
        position: product.position,
        document: document satisfies ProductDocument,
      };
    }),
    variants: products.flatMap((product) => {
      const [key, path] = [keyOf(product), productPath(product)];
      return product.variants.map((variant, ordinal) => {
        const slug = variantSlug(variant.colour, variant.size);
        const document: VariantDocument = {
          ean: variant.ean,
          colour: variant.colour,
          size: variant.size,
          statuses: variant.statuses,
        };
        return {
          sku: variant.sku,
          product_key: key,
          ordinal,
          slug,
          path: variantPath(path, slug),
          product_path: path,
          price_ore: toOre(variant.price),
          stock: variant.stock,
          document,
        };
      });
    }),
    history: products.flatMap(({ variants }) =>
      variants.flatMap(({ sku, priceHistory = [] }) =>
        priceHistory.map(({ from, price }) => ({ sku, valid_from: from, price_ore: toOre(price) })),
      ),
    ),
    plans: plans.map((plan) => ({
      offering_code: plan.offeringCode,
      realm: plan.realm,
      position: plan.position,
      sold_with_device: plan.soldWithDevice,
      document: plan,
    })),
    offers: [
      ...insurances.map((document) => ({
        kind: 'insurance',
        code: document.code,
        position: document.position,
        document,
      })),
      ...webdeals.map((document) => ({
        kind: 'webdeal',
        code: document.discountId,
        position: document.position,
        document,
      })),
      ...bundles.map((document) => ({ kind: 'bundle', code: document.code, position: document.position, document })),
    ],
    reviews: reviews.map((document) => ({ model_slug: document.model, document })),
    shops: shops.map(({ stock: _stock, ...document }) => ({
      code: document.code,
      document: document satisfies ShopDocument,
    })),
    shopStock: shopStockOf(shops),
  };
}

/** Keeps the parameter of a statement at a few hundred kilobytes. */
const CHUNK = 500;

/**
 * Inserts rows in chunks, each chunk one statement.
 *
 * @param columns of the table with their types, e.g. 'sku text, stock integer'
 * @param onConflict e.g. 'ON CONFLICT (sku) DO NOTHING'
 */
export async function insertRows(
  tx: Database,
  table: string,
  columns: string,
  rows: readonly object[],
  onConflict = '',
): Promise<void> {
  const names = columns
    .split(',')
    .map((column) => column.trim().split(' ', 1)[0])
    .join(', ');
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx.query(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_to_recordset($1::jsonb) AS row(${columns}) ${onConflict}`,
      [JSON.stringify(rows.slice(start, start + CHUNK))],
    );
  }
}
