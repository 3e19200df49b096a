import type { CartUpdateRequest } from './cart-request';
import { applyIntent } from './changes/apply-intent';
import type { Intent } from './intent';
import type { CartCatalogue, Order } from './model';
import { expiryFrom, newOrderRef } from './order-store';
import { refusals } from './texts/nb';

/** Where a business goes on with a device that it does not pay at once (P6-14, F2.9-4). */
export const BUSINESS_ORDER_PATH = '/bedrift/kasse/bestilling/';

export interface UpdateFacts {
  /** Null: there is no open order. */
  readonly before: Order | null;
  readonly request: CartUpdateRequest;
  readonly intent: Intent;
  readonly catalogue: CartCatalogue;
  readonly newId: () => string;
  readonly now: Date;
}

/** What an update leads to. 'nothing': there is no order that it could mean. */
export type NextOrder =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'order'; readonly order: Order; readonly redirect?: string };

/** The order after an update, or why it stays as it is. Writes nothing. */
export function nextOrder({ before, request, intent, catalogue, newId, now }: UpdateFacts): NextOrder {
  if (!before && (intent.kind === 'extend' || intent.kind === 'empty')) return { kind: 'nothing' };
  if (request.update?.discountCode !== undefined) return { kind: 'refused', message: refusals.discountNotValid };
  const isOtherRealm = before !== null && before.realm !== request.realm && before.lines.length > 0;
  if (isOtherRealm && intent.kind !== 'empty' && intent.kind !== 'extend') return { kind: 'refused', message: refusals.otherRealm[before.realm] };

  const change = applyIntent({ realm: request.realm, lines: before?.lines ?? [], catalogue, newId }, intent);
  if (!change.ok) return { kind: 'refused', message: change.failure.message };
  const start = before ?? { orderRef: newOrderRef(), realm: request.realm, customerTypeGet: null, expiresAt: expiryFrom(now), lines: [] };
  const given = request.update?.customerTypeGet;
  const order: Order = {
    ...start,
    // An order with goods keeps its realm; an empty one takes that of the page it is used on.
    realm: intent.kind === 'extend' && start.lines.length > 0 ? start.realm : request.realm,
    customerTypeGet: given === undefined ? start.customerTypeGet : given || null,
    expiresAt: intent.kind === 'extend' ? expiryFrom(now) : start.expiresAt,
    lines: change.value,
  };
  const redirects = intent.kind === 'add-bundle' && order.realm === 'B2B';
  return { kind: 'order', order, ...(redirects && { redirect: BUSINESS_ORDER_PATH }) };
}
