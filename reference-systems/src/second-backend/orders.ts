/** The order API of shop-api/openapi.yaml, for the operator's checkout: read, reserve, give free, pay. */
import { createHash } from 'node:crypto';
import { readCart } from './cart';
import type { TellOthers } from './events';
import type { Basket, Journal } from './journal';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

export interface Answer {
  readonly status: number;
  readonly body: object;
}

const refusal = (status: number, reason: string): Answer => ({
  status,
  body: { type: 'about:blank', title: reason, status, detail: reason, errors: [], reason },
});
const versionOf = ({ lines }: Basket) => createHash('sha256').update(JSON.stringify(lines)).digest('base64url');

export interface OrderRequest {
  readonly version?: string;
  readonly minutes?: number;
  readonly reference?: string;
}

interface OrderCall {
  readonly method: string;
  readonly orderRef: string;
  /** What the address ends with: '', 'reservation' or 'payment'. */
  readonly action: string;
  readonly asked: OrderRequest;
}

export function answerOrder(
  { journal, tellOthers }: { readonly journal: Journal; readonly tellOthers: TellOthers },
  { method, orderRef, action, asked }: OrderCall,
  nowMs: number,
): Answer {
  const basket = journal.find(orderRef);
  if (!basket) return refusal(404, 'unknown');
  const document = (): Answer => ({ status: 200, body: orderDocument(journal, orderRef, nowMs) });
  if (method === 'GET') return document();
  if (method === 'DELETE') {
    if (basket.payment === null) journal.append({ basket: orderRef, what: 'reserved', untilMs: null });
    return document();
  }
  if (basket.payment !== null)
    return action === 'payment' && basket.payment === asked.reference ? document() : refusal(409, 'paid');
  if (basket.lines.length === 0) return refusal(409, 'empty');
  if (asked.version !== versionOf(basket)) return refusal(409, 'changed');
  if (action === 'reservation')
    journal.append({ basket: orderRef, what: 'reserved', untilMs: nowMs + (asked.minutes ?? 15) * MINUTE_MS });
  else if (asked.reference) {
    journal.append({ basket: orderRef, what: 'paid', payment: asked.reference });
    tellOthers('order.paid', orderRef);
  } else return refusal(400, 'reference');
  return document();
}

function orderDocument(journal: Journal, orderRef: string, nowMs: number): object {
  const basket = journal.find(orderRef) as Basket;
  const isReserved = (basket.reservedUntilMs ?? 0) > nowMs;
  return {
    orderRef,
    realm: 'B2C',
    state: basket.payment === null ? (isReserved ? 'reserved' : 'open') : 'paid',
    version: versionOf(basket),
    expiresAt: new Date(nowMs + WEEK_MS).toISOString(),
    reservedUntil: isReserved ? new Date(basket.reservedUntilMs as number).toISOString() : null,
    paymentReference: basket.payment,
    cart: readCart(journal, orderRef),
    customers: [],
    swapAgreementId: null,
  };
}
