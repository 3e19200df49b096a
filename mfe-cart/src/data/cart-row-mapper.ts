import {
  canRemove,
  type CartAnswer,
  type CartItem,
  type CartRow,
  cartText,
  type CartUpdateInput,
  type DisplayedPrice,
  displayedPrice,
  flattenItems,
  isQuantityEditable,
  itemName,
  type QuantityPicker,
  quantityPicker,
  resolveRemoval,
  rowDetails,
} from 'shared-domain/cart';
import { formatMonthly, formatPrice } from 'shared-domain/money';
import { type DiscountBadge, rowDiscountBadges } from '../rules/amounts';
import { resolveRowKind, type RowKind, sortCartItems } from '../rules/rows';

/** One row as it is drawn: texts and prices are ready, what it may do is decided. */
export interface RowView {
  readonly cartItemId: string;
  /** Sku or code. */
  readonly id: string;
  readonly type: string;
  readonly kind: RowKind;
  readonly name: string;
  readonly href: string | undefined;
  readonly image: CartItem['image'];
  readonly details: readonly string[];
  /** '' where the row has no price. */
  readonly price: string;
  /** Below the price, where the first months are free: 'i 2 md., deretter 169,-/md.' */
  readonly later: string | null;
  /** 'ord. pris: 798,-', struck (F9.1-19). */
  readonly ordinary: string | null;
  /** F9.1-20. */
  readonly uniqueDiscount: { readonly name: string; readonly amount: string } | null;
  /** Sent with a new quantity, so that the discount goes on (F4.1-6). */
  readonly discountCode: string | undefined;
  /** Badges of the discount (F3.1-11). */
  readonly badges: readonly DiscountBadge[];
  /** A text that is struck through (F3.1-8). */
  readonly lineThrough: string | undefined;
  /** Null: not counted by the piece. */
  readonly quantity: QuantityPicker | null;
  /** Null: the row shows no delete button (F4.1-9). */
  readonly removal: CartUpdateInput | null;
  readonly children: readonly RowView[];
  /** Its place among the rows, so that it can be put back there. */
  readonly place: RowPlace;
}

export interface RowPlace {
  /** Row that it is nested in; null: none. */
  readonly parentId: string | null;
  readonly index: number;
}

/** All rows in the order of F9.1-1; what belongs to a bundle is nested in its device. */
export function toCartRows(answer: CartAnswer): readonly RowView[] {
  const cart = { ...answer, isEditable: isQuantityEditable(answer) };
  return sortCartItems<CartRow>(answer.cart.content).map((item, index) => toRow(item, cart, { parentId: null, index }));
}

function toRow(item: CartRow, answer: CartAnswer & { readonly isEditable: boolean }, place: RowPlace): RowView {
  const isNested = place.parentId !== null;
  const price = displayedPrice(item, answer.realm);
  return {
    cartItemId: item.cartItemId,
    id: item.id,
    type: item.type,
    kind: resolveRowKind(item),
    name: itemName(item),
    href: item.href,
    image: item.image,
    details: rowDetails(item, answer, { isNested, price }).map((line) => line.map(cartText).join(', ')),
    price: price ? priceText(price) : '',
    later: price?.later ? cartText(price.later) : null,
    ordinary: price?.ordinary ? cartText(price.ordinary) : null,
    uniqueDiscount: price?.uniqueDiscount
      ? { ...price.uniqueDiscount, name: cartText(price.uniqueDiscount.name) }
      : null,
    discountCode: item.discount?.code,
    badges: rowDiscountBadges(item),
    lineThrough: item.lineThrough,
    quantity: quantityPicker(item, answer),
    removal: canRemove(item, { isNested, hasPaid: answer.hasPaid }) ? resolveRemoval(item, { isNested }) : null,
    children: flattenItems<CartRow>(item.items ?? []).map((child, index) =>
      toRow({ ...child, items: [] }, answer, { parentId: item.cartItemId, index }),
    ),
    place,
  };
}

/** 'fra 541,-/md.' */
function priceText({ isFrom, amount, isMonthly }: DisplayedPrice): string {
  const price = isMonthly ? formatMonthly(amount) : formatPrice(amount);
  return isFrom ? cartText({ key: 'priceFrom', values: { price } }) : price;
}
