import { isWithoutVat, type Realm } from '../../contracts/realm';
import { addOre, formatPrice, type Ore, subtractOre, timesOre, ZERO } from '../../money';
import { type CartItem, type CartRow, type CartText, isSubscriptionType } from '../model';
import { paidMonthly } from './free-months';
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

/** The price column of a row. */
export interface DisplayedPrice {
  /** A from-price: a leased device without a plan. */
  readonly isFrom: boolean;
  readonly amount: Ore;
  readonly isMonthly: boolean;
  /** 'i 2 md., deretter 169,-/md.' where the first months are free; else null. */
  readonly later: CartText | null;
  /** 'ord. pris: 798,-', struck, or null (F9.1-19). */
  readonly ordinary: CartText | null;
  /** The discount's own line: 'Rabattkode −100,-', or null (F9.1-20). */
  readonly uniqueDiscount: { readonly name: CartText; readonly amount: string } | null;
  /** '2 stk', or null for one (F9.1-22). */
  readonly pieces: CartText | null;
  /** '2 x 349,-/stk', or null (F9.1-22). */
  readonly unitPrice: CartText | null;
}

type Field = keyof ItemPrice;

const FIELDS = ['monthly', 'firstInvoice', 'upfront'] as const satisfies readonly Field[];

/**
 * Which price is shown: monthly, else first invoice, else upfront. A 0 counts only when no later one is above 0 (F9.1-16..18).
 *
 * @returns null when the item has no price
 */
export function shownField(price: ItemPrice): Field | null {
  const isFree = !FIELDS.some((field) => (price[field] ?? ZERO) > 0);
  return FIELDS.find((field) => price[field] !== undefined && (price[field] !== ZERO || isFree)) ?? null;
}

/** Discount of the shown price of one piece; a unique discount has a line of its own instead (F9.1-16..18). */
function discountOf({ discount }: CartRow, field: Field): Ore {
  if (field === 'upfront' && discount?.isUniqueDiscount) return ZERO;
  const value: Readonly<Partial<Record<Field, Ore | undefined>>> = discount?.value ?? {};
  return value[field] ?? ZERO;
}

/** A unique discount applies to each piece (F9.1-20). */
function uniqueDiscountOf({ discount, quantity }: CartRow): DisplayedPrice['uniqueDiscount'] {
  if (!discount?.isUniqueDiscount) return null;
  const amount = timesOre(discount.value.upfront ?? ZERO, -quantity.value);
  return amount === ZERO
    ? null
    : {
        name: discount.name === undefined ? { key: 'discount' } : { key: 'own', values: { text: discount.name } },
        amount: formatPrice(amount),
      };
}

/** The price of a row (F9.1-16..22); null for a row without any: a missing price is never 0. */
export function displayedPrice(item: CartRow, realm: Realm): DisplayedPrice | null {
  const price = itemPriceOf(item, realm);
  const field = shownField(price);
  if (field === null) return null;
  const isMonthly = field === 'monthly';
  const pieces = item.quantity.value;
  const multiplied = isMonthly ? 1 : pieces;
  const full = price[field] ?? ZERO;
  const unit = subtractOre(full, discountOf(item, field));
  const total = timesOre(unit, multiplied);
  const { first: amount, later } = paidMonthly({ monthly: total, freeMonths: isMonthly ? item.freeMonths : 0 });
  const ordinary = timesOre(full, multiplied);
  const holdsSubscription = item.items?.some(({ type }) => isSubscriptionType(type)) ?? false;
  return {
    isFrom: Boolean(item.leaseMonths) && !holdsSubscription,
    amount,
    isMonthly,
    later: later && { key: 'afterFree', values: later },
    ordinary: ordinary === total ? null : { key: 'ordinaryPrice', values: { amount: ordinary, isMonthly } },
    uniqueDiscount: uniqueDiscountOf(item),
    pieces: pieces > 1 ? { key: 'pieces', values: { count: pieces } } : null,
    unitPrice: pieces > 1 && !isMonthly ? { key: 'piecesOf', values: { count: pieces, unit } } : null,
  };
}
