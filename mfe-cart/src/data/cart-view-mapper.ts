import {
  type CartAnswer,
  type CartSummary,
  cartSummary,
  cartText,
  countItems,
  hasBundleWithoutSubscription,
} from 'shared-domain/cart';
import { isWithoutVat } from 'shared-domain/contracts/realm';
import { cartTotalPrice, legalText } from 'shared-domain/legal';
import { checkoutTarget } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { subscriptionText } from 'shared-domain/subscription';
import { type AmountDisclaimer, type AmountLine, amountLines, minimumTotalItems, toDisclaimer } from '../rules/amounts';
import { canEmptyCart } from '../rules/panel';
import { isSpeakerBundle } from '../rules/rows';
import { texts } from '../texts/nb';
import { type RowView, toCartRows } from './cart-row-mapper';

/** The notes that hold for the whole cart: the customer keeps their own plan (F5.1-6); an offer while stocks last (F5.1-7, F9.12-3). */
export function cartNotes(answer: CartAnswer): readonly string[] {
  const { content, subscriptions } = answer.cart;
  const keepsPlan =
    hasBundleWithoutSubscription(content) &&
    subscriptions.some(({ keepExistingSubscription }) => keepExistingSubscription);
  return [
    ...(keepsPlan ? [texts.keepsPlan] : []),
    ...(isSpeakerBundle(answer) ? [subscriptionText({ key: 'whileStocksLast' })] : []),
  ];
}

/** A cart as it is drawn. */
export interface CartView {
  readonly rows: readonly RowView[];
  /** Notes that hold for the whole cart, below the lines. */
  readonly notes: readonly string[];
  /** Items, not pieces (F5.1-5). */
  readonly count: number;
  readonly summary: CartSummary;
  /** The parts of the sums; 'upfront' and 'firstInvoice' unfold into them. */
  readonly amounts: Readonly<Record<'upfront' | 'firstInvoice', readonly AmountLine[]>>;
  /** 'Minste totalpris' with its parts; null when no row states a total. */
  readonly disclaimer: AmountDisclaimer | null;
  /** The legally required total price (F9.3), or null. */
  readonly totalPriceText: string | null;
  /** Null once the order is paid, and for an equipment agreement whose host is not configured. */
  readonly checkoutHref: string | null;
  /** False once the order is paid. */
  readonly canEmpty: boolean;
}

export function toCartView(answer: CartAnswer): CartView {
  const total = cartTotalPrice(answer);
  return {
    rows: toCartRows(answer),
    notes: cartNotes(answer),
    count: countItems(answer.cart.content),
    summary: cartSummary(answer),
    amounts: { upfront: amountLines(answer, 'upfront'), firstInvoice: amountLines(answer, 'firstInvoice') },
    disclaimer: toDisclaimer(
      minimumTotalItems(answer).map(({ name, total: amount, description }) => ({
        name: cartText(name),
        total: amount,
        description: description.map(cartText),
      })),
    ),
    totalPriceText:
      total && [legalText(total), ...(isWithoutVat(answer.realm) ? [texts.legalWithoutVat] : [])].join(' '),
    checkoutHref: checkoutTarget(answer, getConfig()),
    canEmpty: canEmptyCart(answer),
  };
}
