import { cartSummary, countItems, flattenItems, type CartAnswer, type CartSummary } from 'shared-domain/cart';
import { cartTotalPriceText } from 'shared-domain/legal';
import { toCartRows, type CartRow } from './cart-row-mapper';
import { checkoutHref } from './checkout-href';

/** A cart as it is drawn. */
export interface CartView {
  readonly rows: readonly CartRow[];
  /** Items, not pieces (F5.1-5). */
  readonly count: number;
  readonly summary: CartSummary;
  /** The legally required total price (F9.3), or null. */
  readonly totalPriceText: string | null;
  /** One plan for a private customer: the family discount is worth a hint (F9.2-10). */
  readonly showsFamilyDiscount: boolean;
  /** Null once the order is paid. */
  readonly checkoutHref: string | null;
  /** False once the order is paid. */
  readonly canEmpty: boolean;
}

const planCount = ({ cart }: CartAnswer): number =>
  Math.max(cart.subscriptions.length, flattenItems<{ readonly type: string; readonly items?: readonly { readonly type: string }[] }>(cart.content).filter(({ type }) => type.startsWith('SUBSCRIPTION')).length);

export function toCartView(answer: CartAnswer): CartView {
  return {
    rows: toCartRows(answer),
    count: countItems(answer.cart.content),
    summary: cartSummary(answer),
    totalPriceText: cartTotalPriceText(answer),
    showsFamilyDiscount: answer.realm === 'B2C' && planCount(answer) === 1,
    checkoutHref: answer.hasPaid ? null : checkoutHref(answer.realm),
    canEmpty: !answer.hasPaid,
  };
}
