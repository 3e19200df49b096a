import type { Realm } from 'shared-domain/contracts/realm';
import { toOre } from 'shared-domain/money';
import { type Catalogue, type Insurance, type Product, soldIn, type Variant } from '../model';

const covers = (
  { types, devicePriceFrom, devicePriceBelow }: Insurance,
  { type }: Product,
  { priceOre }: Variant,
): boolean =>
  types.some((each) => each === type) &&
  priceOre >= toOre(devicePriceFrom) &&
  (devicePriceBelow === undefined || priceOre < toOre(devicePriceBelow));

/** Insurances that cover a device, by its type and full price (P7-5). For consumers only (F6-13, P6-14). */
export function insurancesOf(
  catalogue: Pick<Catalogue, 'insurances' | 'productBySku' | 'variantBySku'>,
  sku: string,
  realm: Realm,
): readonly Insurance[] {
  const product = catalogue.productBySku.get(sku);
  const variant = catalogue.variantBySku.get(sku);
  if (realm !== 'B2C' || !product || !variant || !soldIn(product, realm)) return [];
  return catalogue.insurances.filter((insurance) => covers(insurance, product, variant));
}
