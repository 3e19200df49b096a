import type { ShopDocument } from '../catalogue';
import type { Database } from '../database';

export type ShopAvailability = ShopDocument & { readonly quantity: number; readonly lastUpdate: string };

interface Row {
  readonly document: ShopDocument;
  readonly updated_at: Date;
  readonly quantity: number;
}

/** Shops with their stock; for several skus that of the scarcest, 0 when one is missing (P7-21, F7.6-3). */
export async function productsAvailabilityShops(
  database: Database,
  skus: readonly string[],
): Promise<readonly ShopAvailability[]> {
  const rows = await database.query<Row>(
    `SELECT s.document, s.updated_at, min(coalesce((k.quantities ->> s.code)::integer, 0)) AS quantity
       FROM shop s CROSS JOIN unnest($1::text[]) AS wanted(sku)
       JOIN variant v ON v.sku = wanted.sku
       LEFT JOIN shop_stock k ON k.sku = wanted.sku
      GROUP BY s.code, s.document, s.updated_at
      ORDER BY s.code`,
    [skus],
  );
  return rows.map(({ document, updated_at, quantity }) => ({
    ...document,
    quantity,
    lastUpdate: new Date(updated_at).toISOString(),
  }));
}
