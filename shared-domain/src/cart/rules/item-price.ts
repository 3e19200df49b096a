import type { Realm } from '../../contracts/realm';
import { formatPrice, subtractOre, timesOre, toOre, ZERO, type Ore } from '../../money';
import { isSubscriptionType, type CartRow } from '../model';
import { itemPriceOf, type ItemPrice } from './realm-price';

/** What the price column of a row says. */
export interface DisplayedPrice {
  /** 'fra ' or ''. */
  readonly prefix: '' | 'fra ';
  readonly amount: Ore;
  readonly isMonthly: boolean;
  /** 'ord. pris: 798,-', struck, or null (F9.1-19). */
  readonly ordinary: string | null;
  /** The discount's own line: 'Rabattkode −100,-', or null (F9.1-20). */
  readonly uniqueDiscount: { readonly name: string; readonly amount: string } | null;
  /** '2 stk', or null for one (F9.1-22). */
  readonly pieces: string | null;
  /** '2 x 349,-/stk', or null (F9.1-22). */
  readonly unitPrice: string | null;
}

type Field = keyof ItemPrice;

/** Which price is shown: monthly, else first invoice, else upfront. A 0 counts only when no later one is above 0 (F9.1-16..18). */
export function shownField(price: ItemPrice): Field {
  const fields: readonly Field[] = ['monthly', 'firstInvoice', 'upfront'];
  return fields.find((field) => (price[field] ?? ZERO) > 0) ?? fields.find((field) => price[field] !== undefined) ?? 'upfront';
}

function discountOf(item: CartRow, field: Field): Ore {
  const { discount } = item;
  if (!discount || field === 'firstInvoice') return ZERO;
  if (field === 'upfront' && discount.isUniqueDiscount) return ZERO;
  return toOre(discount.value[field] ?? 0);
}

/** The price of a row (F9.1-15..22). */
export function displayedPrice(item: CartRow, realm: Realm): DisplayedPrice {
  const price = itemPriceOf(item, realm);
  const field = shownField(price);
  const isMonthly = field === 'monthly';
  const pieces = item.quantity.value;
  const multiplied = isMonthly ? 1 : pieces;
  const full = price[field] ?? ZERO;
  const unit = subtractOre(full, discountOf(item, field));
  const amount = timesOre(unit, multiplied);
  const ordinary = timesOre(full, multiplied);
  const holdsSubscription = item.items?.some(({ type }) => isSubscriptionType(type)) ?? false;
  const unique = item.discount?.isUniqueDiscount ? timesOre(toOre(item.discount.value.upfront ?? 0), -pieces) : ZERO;
  return {
    prefix: item.leaseMonths !== undefined && !holdsSubscription ? 'fra ' : '',
    amount,
    isMonthly,
    ordinary: ordinary === amount ? null : `ord. pris: ${formatPrice(ordinary)}${isMonthly ? '/md.' : ''}`,
    uniqueDiscount: unique === ZERO ? null : { name: item.discount?.name ?? 'Rabatt', amount: formatPrice(unique) },
    pieces: pieces > 1 ? `${pieces}\u00A0stk` : null,
    unitPrice: pieces > 1 && !isMonthly ? `${pieces} x ${formatPrice(unit)}/stk` : null,
  };
}
