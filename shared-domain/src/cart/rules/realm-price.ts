import { isWithoutVat, type Realm } from '../../contracts/realm';
import type { Ore } from '../../money';
import type { CartItem } from '../model';

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
