import type { FeedDeliveryZone, VariantDocument } from '../catalogue';
import type { Database } from '../database';

/** The delivery zone of a postcode. */
export interface Destination {
  readonly zone: FeedDeliveryZone;
  /** Whether the postcode's town has a shop. */
  readonly hasShop: boolean;
}

export interface WantedItem {
  readonly sku: string;
  readonly quantity: number;
}

/** Stock and dates of a requested sku. */
export interface ItemStock extends WantedItem {
  readonly stock: number;
  readonly statuses: VariantDocument['statuses'] | null;
  readonly releaseDate: string;
  /** Working days until a sold-out sku is back; null: unknown. */
  readonly restockDays: number | null;
  /** Codes of the shops in the postcode's town with enough stock. */
  readonly shops: readonly string[];
}

const SHOPS_IN_TOWN = "shop s JOIN postcode sp ON sp.zip = s.document ->> 'zip' AND sp.town = p.town";
const DESTINATION = 'postcode p JOIN post_town t ON t.key = p.town JOIN delivery_zone z ON z.code = t.zone';

/** @returns null for an unknown postcode */
export async function readDestination(database: Database, zipCode: string): Promise<Destination | null> {
  const [row] = await database.query<{ zone: FeedDeliveryZone; has_shop: boolean }>(
    `SELECT z.document AS zone, EXISTS (SELECT FROM ${SHOPS_IN_TOWN}) AS has_shop FROM ${DESTINATION} WHERE p.zip = $1`,
    [zipCode],
  );
  return row ? { zone: row.zone, hasShop: row.has_shop } : null;
}

/**
 * A postcode's zone and the stock of all items, in one statement. Unknown skus are left out.
 *
 * @returns null for an unknown postcode
 */
export async function readConsignment(
  database: Database,
  zipCode: string,
  items: readonly WantedItem[],
): Promise<{ readonly zone: FeedDeliveryZone; readonly items: readonly ItemStock[] } | null> {
  const [row] = await database.query<{ zone: FeedDeliveryZone; items: readonly ItemStock[] }>(
    `SELECT z.document AS zone, (
       SELECT coalesce(jsonb_agg(jsonb_build_object(
                'sku', v.sku, 'quantity', w.quantity, 'stock', v.stock, 'statuses', v.document -> 'statuses',
                'releaseDate', pr.document ->> 'releaseDate', 'restockDays', r.working_days,
                'shops', (SELECT coalesce(jsonb_agg(s.code), '[]') FROM ${SHOPS_IN_TOWN}
                            JOIN shop_stock k ON k.sku = v.sku AND (k.quantities ->> s.code)::integer >= w.quantity))), '[]')
         FROM jsonb_to_recordset($2::jsonb) AS w(sku text, quantity integer)
         JOIN variant v ON v.sku = w.sku
         JOIN product pr ON pr.key = v.product_key
         LEFT JOIN restock r ON r.sku = v.sku) AS items
       FROM ${DESTINATION} WHERE p.zip = $1`,
    [zipCode, JSON.stringify(items)],
  );
  return row ?? null;
}
