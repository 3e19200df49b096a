import {
  canRemove,
  type CartAnswer,
  type CartItem,
  cartText,
  type CartUpdateInput,
  type DisplayedPrice,
  displayedPrice,
  flattenItems,
  itemName,
  type QuantityPicker,
  quantityPicker,
  resolveRemoval,
  resolveRowKind,
  rowDetails,
  type RowKind,
  sortCartItems,
} from 'shared-domain/cart';
import { formatMonthly, formatPrice } from 'shared-domain/money';

/** One row as it is drawn: texts and prices are ready, what it may do is decided. */
export interface CartRow {
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
  /** 'ord. pris: 798,-', struck (F9.1-19). */
  readonly ordinary: string | null;
  /** F9.1-20. */
  readonly uniqueDiscount: { readonly name: string; readonly amount: string } | null;
  /** Null: not counted by the piece. */
  readonly quantity: QuantityPicker | null;
  /** Null: the row shows no delete button (F4.1-9). */
  readonly removal: CartUpdateInput | null;
  readonly children: readonly CartRow[];
}

/** An item at any depth. */
type Row = Omit<CartItem, 'items'> & { readonly items?: readonly Row[] | undefined };

/** All rows in the order of F9.1-1; what belongs to a bundle is nested in its device. */
export function toCartRows(answer: CartAnswer): readonly CartRow[] {
  return sortCartItems<Row>(answer.cart.content).map((item) => toRow(item, answer, false));
}

function toRow(item: Row, answer: CartAnswer, isNested: boolean): CartRow {
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
    ordinary: price?.ordinary ? cartText(price.ordinary) : null,
    uniqueDiscount: price?.uniqueDiscount
      ? { ...price.uniqueDiscount, name: cartText(price.uniqueDiscount.name) }
      : null,
    quantity: quantityPicker(item, answer),
    removal: canRemove(item, { isNested, hasPaid: answer.hasPaid }) ? resolveRemoval(item, { isNested }) : null,
    children: flattenItems<Row>(item.items ?? []).map((child) => toRow({ ...child, items: [] }, answer, true)),
  };
}

/** 'fra 541,-/md.' */
function priceText({ isFrom, amount, isMonthly }: DisplayedPrice): string {
  const price = isMonthly ? formatMonthly(amount) : formatPrice(amount);
  return isFrom ? cartText({ key: 'priceFrom', values: { price } }) : price;
}
