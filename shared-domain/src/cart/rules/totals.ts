import type { Realm } from '../../contracts/realm';
import { addOre, subtractOre, timesOre, toOre, ZERO, type Ore } from '../../money';
import type { CartItem, CartRow } from '../model';
import { flattenItems } from './find-item';
import { itemPriceOf, type ItemPrice } from './realm-price';

/**
 * Total of one price field over all items, nested ones too: quantity × price − quantity × the discount of that field (F9.1-23).
 * A unique discount is subtracted here, though its row shows it apart (F9.1-20).
 */
export function totalOf(items: readonly CartItem[], field: keyof ItemPrice, realm: Realm): Ore {
  const amounts = flattenItems<CartRow>(items).map((item) => {
    const price = itemPriceOf(item, realm)[field] ?? ZERO;
    const discount = field === 'firstInvoice' ? ZERO : toOre(item.discount?.value[field] ?? 0);
    return timesOre(subtractOre(price, discount), item.quantity.value);
  });
  return addOre(...amounts);
}

/** Sum of the items' total prices, for 'Minste totalpris' (F9.2-9). */
export function totalMinimumPrice(items: readonly CartItem[]): Ore {
  return addOre(...flattenItems<CartRow>(items).map((item) => timesOre(toOre(item.price.total ?? 0), item.quantity.value)));
}
