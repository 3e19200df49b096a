import { isPhasedOut, isPresale, type SalesStatus, toInstantMs } from 'shared-domain/catalogue';
import { salesStatusOf, statusesOf, type VariantDocument } from '../catalogue';
import type { Database } from '../database';
import { texts } from './texts/nb';

/** Texts that the caller wants instead of the default ones; an empty text counts as missing. */
export interface AvailabilityOverrides {
  readonly outOfStockOverride?: string | null | undefined;
  readonly preSalesOverride?: string | null | undefined;
  readonly inStockOverride?: string | null | undefined;
}

export interface ProductAvailability {
  readonly productCode: string;
  readonly dcQtyAvailable: number;
  readonly availabilityStatus: {
    readonly info: string;
    readonly shouldAppearInShop: boolean;
    readonly sellable: boolean;
  };
  readonly statuses: readonly { readonly name: string; readonly timestamp: number; readonly timestampIso: string }[];
}

interface Row {
  readonly sku: string;
  readonly stock: number;
  readonly statuses: VariantDocument['statuses'];
  readonly release_date: string;
}

/** Web stock up to this number is shown as few (F9.13-5). */
const FEW_PIECES = 10;

function infoText(salesStatus: SalesStatus, phasedOut: boolean, overrides: AvailabilityOverrides): string {
  const pieces = salesStatus.quantityInStock;
  if (isPresale(salesStatus)) return overrides.preSalesOverride?.trim() || texts.presale;
  if (phasedOut) return texts.phasedOut;
  if (!salesStatus.sellable) return texts.notSold;
  if (pieces === 0) return overrides.outOfStockOverride?.trim() || texts.outOfStock;
  return overrides.inStockOverride?.trim() || (pieces <= FEW_PIECES ? texts.few(pieces) : texts.inStock);
}

function toAvailability(row: Row, overrides: AvailabilityOverrides, nowMs: number): ProductAvailability {
  const statuses = statusesOf(row.statuses, row.release_date);
  const salesStatus = salesStatusOf({ statuses, stock: row.stock }, nowMs);
  const phasedOut = isPhasedOut({ lcmStatus: salesStatus.name, dcQtyAvailable: row.stock });
  return {
    productCode: row.sku,
    dcQtyAvailable: row.stock,
    availabilityStatus: {
      info: infoText(salesStatus, phasedOut, overrides),
      shouldAppearInShop: salesStatus.sellable,
      sellable: salesStatus.sellable,
    },
    statuses: statuses.map(({ name, timestampIso }) => ({
      name,
      timestampIso,
      timestamp: toInstantMs(timestampIso) ?? 0,
    })),
  };
}

/** Current web stock of skus, in one statement (P7-20, F7.6-2). Unknown skus are left out. */
export async function productsAvailability(
  database: Database,
  skus: readonly string[],
  overrides: AvailabilityOverrides,
  nowMs: number,
): Promise<readonly ProductAvailability[]> {
  const rows = await database.query<Row>(
    `SELECT v.sku, v.stock, v.document -> 'statuses' AS statuses, p.document ->> 'releaseDate' AS release_date
       FROM variant v JOIN product p ON p.key = v.product_key
      WHERE v.sku = ANY($1::text[])
      ORDER BY array_position($1::text[], v.sku)`,
    [skus],
  );
  return rows.map((row) => toAvailability(row, overrides, nowMs));
}
