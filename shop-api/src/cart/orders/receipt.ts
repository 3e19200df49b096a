/** What the buyer of a paid order gets: a number that can be said on the phone, and a mail with what was bought. */
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { type CartAnswer, type CartRow, cartSummary, cartText, displayedPrice, itemName } from 'shared-domain/cart';
import { cartAnswerSchema, type CartAnswerWire } from 'shared-domain/cart/io';
import { PATHS } from 'shared-domain/contracts/paths';
import { formatMonthly, formatPrice } from 'shared-domain/money';
import { receiptTexts } from '../texts/receipt-nb';

/** The number stands for this in texts that are made before it is known. */
export const NUMBER = '{nummer}';
/** Several, since one of them may have been given before. */
const CANDIDATES = 5;

/** 'none': nothing is sent. */
export type DeliveryWay = 'home' | 'pickup' | 'none';

export interface Buyer {
  /** Lower case. */
  readonly email: string;
  /** The way that was chosen for what is sent. */
  readonly delivery: Exclude<DeliveryWay, 'none'>;
}

/** What is stored with a payment. */
export interface Receipt {
  /** The first that is free becomes the order's. */
  readonly numbers: readonly string[];
  readonly email: string;
  readonly delivery: DeliveryWay;
  /** Null: the shop sends no mails. */
  readonly mail: { readonly subject: string; readonly body: string } | null;
}

export type ToReceipt = (buyer: Buyer, paid: CartAnswerWire) => Receipt;

/** @param shop null: it sends no mails */
export const toReceipts =
  (shop: { readonly brandName: string; readonly shopOrigin: string } | null): ToReceipt =>
  ({ email, delivery }, paid) => {
    const answer = v.parse(cartAnswerSchema, paid);
    return {
      numbers: Array.from({ length: CANDIDATES }, () => String(randomInt(10_000_000, 100_000_000))),
      email,
      delivery: cartSummary(answer).delivery ? delivery : 'none',
      mail: shop && {
        subject: receiptTexts.subject(shop.brandName, NUMBER),
        body: receiptTexts.body({
          brandName: shop.brandName,
          number: NUMBER,
          lines: answer.cart.content.flatMap((item) => [item, ...item.items]).map((row) => lineOf(row, answer)),
          sums: sumsOf(answer),
          statusLink: `${shop.shopOrigin}${PATHS.orderStatus}`,
          withdrawalLink: `${shop.shopOrigin}${PATHS.withdrawal}`,
        }),
      },
    };
  };

function lineOf(item: CartRow, { realm }: CartAnswer): string {
  const price = displayedPrice(item, realm);
  const amount = price && (price.isMonthly ? formatMonthly(price.amount) : formatPrice(price.amount));
  const count = item.quantity.value > 1 ? `${item.quantity.value} stk. ` : '';
  return `${count}${itemName(item)}${amount ? `: ${amount}` : ''}`;
}

function sumsOf(answer: CartAnswer): readonly string[] {
  const { foot, monthly, delivery, upfront } = cartSummary(answer);
  const paid = upfront.find(({ id }) => id === 'upfront');
  return [
    ...(delivery ? [`${cartText(delivery.label)}: ${delivery.value}`] : []),
    ...(answer.totals.monthly > 0 ? [`${receiptTexts.monthly}: ${monthly.total.amount}${monthly.total.unit}`] : []),
    `${cartText(paid?.label ?? foot.upfrontLabel)} ${paid?.value ?? foot.upfront.amount}`,
  ];
}
