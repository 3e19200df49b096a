import {
  bundleOf, canRemove, displayedPrice, financingKey, flattenItems, quantityPicker, resolveRemoval, sortCartItems,
  type CartAnswer, type CartItem, type CartUpdateInput, type QuantityPicker,
} from 'shared-domain/cart';
import { financingLabel, sizeLabel } from 'shared-domain/catalogue';
import { formatMonthly, formatPrice } from 'shared-domain/money';
import { texts } from '../texts/nb';

export type RowKind = 'device' | 'plan' | 'service' | 'sim' | 'other';

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

const KINDS: Readonly<Record<string, RowKind>> = {
  SUBSCRIPTION: 'plan',
  SUBSCRIPTION_DRAFT: 'plan',
  SERVICE: 'service',
  SIM: 'sim',
  NEW_NUMBER: 'sim',
};

/** All rows in the order of F9.1-1; what belongs to a bundle is nested in its device. */
export function toCartRows(answer: CartAnswer): readonly CartRow[] {
  return sortCartItems<Row>(answer.cart.content).map((item) => toRow(item, answer, false));
}

function toRow(item: Row, answer: CartAnswer, isNested: boolean): CartRow {
  const price = displayedPrice({ ...item, items: item.items ?? [] }, answer.realm);
  const amount = price.isMonthly ? formatMonthly(price.amount) : formatPrice(price.amount);
  return {
    cartItemId: item.cartItemId,
    id: item.id,
    type: item.type,
    kind: KINDS[item.type] ?? (item.image ? 'device' : 'other'),
    name: item.name,
    href: item.href,
    image: item.image,
    details: [variantText(item), financingText(item, answer, isNested), dataText(item, answer), piecesText(price)].filter((text) => text !== ''),
    price: `${price.prefix}${amount}`,
    ordinary: price.ordinary,
    uniqueDiscount: price.uniqueDiscount,
    quantity: quantityPicker(item, answer),
    removal: canRemove(item, { isNested, hasPaid: answer.hasPaid }) ? resolveRemoval(item, { isNested }) : null,
    children: flattenItems<Row>(item.items ?? []).map((child) => toRow({ ...child, items: [] }, answer, true)),
  };
}

/** 'Lyng, 256 GB' */
const variantText = ({ color, modelSize }: Row): string =>
  [color, modelSize === undefined ? undefined : sizeLabel(modelSize)].filter((part) => part !== undefined && part !== '').join(', ');

/** 'Delbetaling 24 md.' on the bundle's own row. */
function financingText(item: Row, answer: CartAnswer, isNested: boolean): string {
  const key = isNested ? 'upfront' : financingKey(item, bundleOf(answer, item));
  return key === 'upfront' ? '' : financingLabel(key);
}

/** 'Ubegrenset data' or '10 GB' of a plan. */
function dataText(item: Row, { cart }: CartAnswer): string {
  if (KINDS[item.type] !== 'plan') return '';
  const plan = cart.subscriptions.find(({ id, code }) => id === item.bundleId || code === item.id || code === item.code);
  if (plan?.isDataUnlimited) return texts.unlimitedData;
  return plan?.size ? texts.data(plan.size.amount, plan.size.unit) : '';
}

/** '2 stk, 2 x 349,-/stk' (F9.1-22). */
const piecesText = ({ pieces, unitPrice }: ReturnType<typeof displayedPrice>): string => [pieces, unitPrice].filter((part) => part !== null).join(', ');
