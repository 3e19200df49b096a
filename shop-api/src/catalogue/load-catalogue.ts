import { ore } from 'shared-domain/money';
import type { Database } from '../database';
import { type ProductRow, toProduct, toVariant, type VariantRow } from './catalogue-rows';
import type { Bundle, Catalogue, Insurance, Plan, Product, Reviews, Webdeal } from './model';
import type { PriceChange } from './prices/struck-price';

interface ChangeRow {
  readonly sku: string;
  readonly from_date: string;
  readonly price_ore: number;
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

function accessoriesByModel(products: readonly Product[]): ReadonlyMap<string, readonly Product[]> {
  const made = products
    .filter(({ type }) => type === 'ACCESSORY')
    .flatMap((accessory) => [...new Set(accessory.compatibleModels)].map((model) => ({ model, accessory })));
  return new Map(
    [...groupBy(made, ({ model }) => model)].map(([model, entries]) => [
      model,
      entries.map(({ accessory }) => accessory),
    ]),
  );
}

/** Reads the whole catalogue, some thousand rows. Struck prices and default variants are those of `nowMs`. */
export async function loadCatalogue(database: Database, version: number, nowMs: number): Promise<Catalogue> {
  const productRows = await database.query<ProductRow>('SELECT key, document FROM product ORDER BY position, key');
  const variantRows = await database.query<VariantRow>('SELECT * FROM variant ORDER BY product_key, ordinal');
  const changeRows = await database.query<ChangeRow>(
    'SELECT sku, from_date, price_ore FROM price_change ORDER BY sku, from_date',
  );
  const planRows = await database.query<{ document: Plan }>(
    'SELECT document FROM plan ORDER BY position, offering_code',
  );
  const offersOf = async <Document>(kind: string): Promise<Document[]> =>
    (
      await database.query<{ document: Document }>(
        'SELECT document FROM offer WHERE kind = $1 ORDER BY position, code',
        [kind],
      )
    ).map(({ document }) => document);
  const reviewRows = await database.query<{ model_slug: string; document: Reviews }>(
    'SELECT model_slug, document FROM product_review',
  );
  const formerRows = await database.query<{ path: string; sku: string }>('SELECT path, sku FROM former_path');

  const variantsByProduct = groupBy(variantRows, (row) => row.product_key);
  const changesBySku = groupBy(changeRows, (row) => row.sku);
  const historyOf = (sku: string): PriceChange[] =>
    (changesBySku.get(sku) ?? []).map((row) => ({ fromDate: row.from_date, priceOre: ore(row.price_ore) }));
  const products = productRows.map((row) =>
    toProduct(
      row,
      (variantsByProduct.get(row.key) ?? []).map((variant) =>
        toVariant(variant, row.document, historyOf(variant.sku), nowMs),
      ),
      nowMs,
    ),
  );
  const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
  return {
    version,
    products,
    plans: planRows.map((row) => row.document),
    insurances: await offersOf<Insurance>('insurance'),
    webdeals: await offersOf<Webdeal>('webdeal'),
    bundles: await offersOf<Bundle>('bundle'),
    reviewsByModel: new Map(reviewRows.map((row) => [row.model_slug, row.document])),
    productBySku: new Map(variants.map(({ product, variant }) => [variant.sku, product])),
    variantBySku: new Map(variants.map(({ variant }) => [variant.sku, variant])),
    productsByModel: groupBy(products, ({ modelSlug }) => modelSlug),
    accessoriesByModel: accessoriesByModel(products),
    productByPath: new Map([
      ...products.map((product) => [product.path, product] as const),
      ...variants.map(({ product, variant }) => [variant.path, product] as const),
    ]),
    variantByPath: new Map(variants.map(({ variant }) => [variant.path, variant])),
    skuByFormerPath: new Map(formerRows.map((row) => [row.path, row.sku])),
  };
}
