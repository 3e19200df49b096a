import { isWithoutVat, type Realm } from '../../contracts/realm';
import { addOre, type Ore, subtractOre, timesOre, ZERO } from '../../money';
import type { CartItem, CartRow } from '../model';
import { flattenItems } from './items';

/** One piece of an item; absent where the item has no such price. A missing price is never 0. */
export interface ItemPrice {
  readonly monthly?: Ore;
  readonly upfront?: Ore;
  readonly firstInvoice?: Ore;
}

/** For businesses and equipment agreements the prices without mva. where the wire has them (F3.1-13, F6-12). */
export function itemPriceOf({ price }: Pick<CartItem, 'price'>, realm: Realm): ItemPrice {
  const isBusiness = isWithoutVat(realm);
  const monthly = isBusiness ? (price.monthlyWithoutVAT ?? price.monthly) : price.monthly;
  const upfront = isBusiness ? (price.upfrontWithoutVAT ?? price.upfront) : price.upfront;
  return {
    ...(monthly !== undefined && { monthly }),
    ...(upfront !== undefined && { upfront }),
    ...(price.firstInvoice !== undefined && { firstInvoice: price.firstInvoice }),
  };
}

/**
 * Total of one price field over all items, nested ones too: quantity × price − quantity × the discount of that field (F9.1-23).
 * A unique discount is subtracted here, though the row shows it separately (F9.1-20).
 */
export function totalOf(items: readonly CartItem[], field: keyof ItemPrice, realm: Realm): Ore {
  const amounts = flattenItems<CartRow>(items).map((item) => {
    const price = itemPriceOf(item, realm)[field] ?? ZERO;
    const discounts: Readonly<Partial<Record<keyof ItemPrice, Ore | undefined>>> = item.discount?.value ?? {};
    return timesOre(subtractOre(price, discounts[field] ?? ZERO), item.quantity.value);
  });
  return addOre(...amounts);
}

/** All that is paid for one piece; undefined where the item does not state it on the realm's basis. */
export const statedTotal = ({ price }: Pick<CartRow, 'price'>, realm: Realm): Ore | undefined =>
  isWithoutVat(realm) ? price.totalWithoutVAT : price.total;

/** Sum of the items' total prices, for 'Minste totalpris' (F9.2-9); null when no item states one: a missing total is not 0. */
export function totalMinimumPrice(items: readonly CartItem[], realm: Realm): Ore | null {
  const totals = flattenItems<CartRow>(items).flatMap((item) => {
    const total = statedTotal(item, realm);
    return total === undefined ? [] : [timesOre(total, item.quantity.value)];
  });
  return totals.length === 0 ? null : addOre(...totals);
}
