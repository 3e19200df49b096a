import {
  canEmptyCart,
  type CartAnswer,
  type CartSummary,
  cartSummary,
  countItems,
  showsFamilyDiscount,
} from 'shared-domain/cart';
import { cartTotalPrice, legalText } from 'shared-domain/legal';
import { checkoutHref } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { type CartRow, toCartRows } from './cart-row-mapper';

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
  /** Null once the order is paid, and for an equipment agreement whose host is not configured. */
  readonly checkoutHref: string | null;
  /** False once the order is paid. */
  readonly canEmpty: boolean;
}

export function toCartView(answer: CartAnswer): CartView {
  const total = cartTotalPrice(answer);
  return {
    rows: toCartRows(answer),
    count: countItems(answer.cart.content),
    summary: cartSummary(answer),
    totalPriceText: total && legalText(total),
    showsFamilyDiscount: showsFamilyDiscount(answer),
    checkoutHref: answer.hasPaid
      ? null
      : checkoutHref({ realm: answer.realm, checkoutPaths: getConfig().checkoutPaths }),
    canEmpty: canEmptyCart(answer),
  };
}
