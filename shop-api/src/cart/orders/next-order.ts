import type { Realm } from 'shared-domain/contracts/realm';
import { ok, type Result } from 'shared-domain/kernel';
import { applyIntent } from '../changes/apply-intent';
import { type Refusal, refuse } from '../changes/change';
import { checkOwner } from '../changes/check-owner';
import type { CartCatalogue } from '../pricing/cart-catalogue';
import type { CartUpdateRequest } from '../requests/cart-request';
import type { Intent } from '../requests/intent';
import { refusals } from '../texts/nb';
import { type KnownCustomer, nextCustomers, ownPlanCodes, withOnePlanPerNumber } from './customers';
import type { LedgerDetail } from './ledger';
import { expiryFrom, type LineDiscount, newOrder, type Order, type Swap } from './order';

/** Where a business continues with a device that it does not pay upfront (P6-14, F2.9-4). */
export const BUSINESS_ORDER_PATH = '/bedrift/kasse/bestilling/';

export interface UpdateFacts {
  /** Null: there is no open order. */
  readonly before: Order | null;
  readonly request: Pick<CartUpdateRequest, 'realm' | 'update'>;
  readonly intent: Intent;
  readonly catalogue: CartCatalogue;
  /** From the session, never from the request's fields; null: not logged in, or not asked. */
  readonly buyer: KnownCustomer | null;
  /** The update comes from a page: subscription and account must be the buyer's. */
  readonly isProofNeeded?: boolean;
  readonly newId: () => string;
  /** For a restoring. */
  readonly history?: readonly LedgerDetail[];
  readonly now: Date;
}

/** The order after an update; null: there is no order to extend or empty. */
export type NextOrder = Result<{ readonly order: Order; readonly redirect?: string } | null, Refusal>;

/** Without lines and without a swap. A blank order takes the realm of the page that uses it. */
export const isBlank = ({ lines, swap }: Pick<Order, 'lines' | 'swap'>): boolean => lines.length === 0 && swap === null;

/** The lines after an update by a customer of the operator. */
const forCustomer = (before: Order['lines'], after: Order['lines']): Order['lines'] =>
  after.map((line) =>
    line.kind === 'subscription' && !before.includes(line) ? { ...line, isForExisting: true } : line,
  );

const belongsElsewhere = (before: Order | null, realm: Realm): before is Order =>
  before !== null && before.realm !== realm && !isBlank(before);

/** The order after an update, or the reason why it is refused. Writes nothing. */
export function nextOrder(facts: UpdateFacts): NextOrder {
  const { before, request, intent, now } = facts;
  const { realm, update } = request;
  if (!before && (intent.kind === 'extend' || intent.kind === 'empty' || intent.kind === 'restore')) return ok(null);
  if (belongsElsewhere(before, realm) && intent.kind !== 'empty' && intent.kind !== 'extend')
    return refuse(refusals.otherRealm[before.realm]);

  const start = before ?? newOrder(realm, now);
  const content = nextContent(start, facts);
  if (!content.ok) return content;
  const order: Order = {
    ...start,
    ...content.value,
    // An order with goods keeps its realm; an empty one takes that of the page it is used on.
    realm: intent.kind === 'extend' && !isBlank(start) ? start.realm : realm,
    customerTypeGet: update?.customerTypeGet === undefined ? start.customerTypeGet : update.customerTypeGet || null,
    expiresAt: intent.kind === 'extend' ? expiryFrom(now) : start.expiresAt,
  };
  const redirects = intent.kind === 'add-bundle' && order.realm === 'B2B';
  return ok({ order, ...(redirects && { redirect: BUSINESS_ORDER_PATH }) });
}

/** The content of the order after an update by its owner, and its customers. */
function nextContent(
  start: Order,
  { request: { realm, update }, intent, catalogue, buyer, isProofNeeded = false, newId, history = [] }: UpdateFacts,
): Result<Pick<Order, 'lines' | 'customers' | 'swap'>, Refusal> {
  const { swap } = start;
  const discount = discountOf(update, buyer !== null);
  const context = { realm, lines: start.lines, catalogue, newId, history, discount, swap };
  const owner = isProofNeeded ? checkOwner(context, intent, buyer, update) : ok(null);
  if (!owner.ok) return owner;
  const change = applyIntent(context, intent);
  if (!change.ok) return change;
  const isCustomer = update?.customerTypeGet === 'existing';
  const lines = isCustomer ? forCustomer(start.lines, change.value) : change.value;
  const ownCodes = isCustomer && buyer ? ownPlanCodes(buyer, update.phoneNumber) : undefined;
  const customers = nextCustomers(start, lines, update, ownCodes);
  const planned = withOnePlanPerNumber(start.lines, lines, customers);
  if (!planned.ok) return planned;
  // Emptying the cart also aborts a swap (P2-47, P4-52).
  const rest = intent.kind === 'empty' ? { customers: {}, swap: null } : { customers, swap };
  return ok({ lines: planned.value, ...rest });
}

/** The order with the swap of a phone started; it replaces an earlier swap. For consumers only (P6-13). */
export function orderWithSwap(before: Order | null, realm: Realm, swap: Swap, now: Date): NextOrder {
  if (belongsElsewhere(before, realm)) return refuse(refusals.otherRealm[before.realm]);
  if (realm !== 'B2C') return refuse(refusals.swapForConsumers);
  return ok({ order: { ...(before ?? newOrder(realm, now)), realm, swap } });
}

function discountOf(update: CartUpdateRequest['update'], isLoggedIn: boolean): LineDiscount | null {
  if (update?.discountCode === undefined) return null;
  const { discountCode: code, discountOfferingCode: offeringCode } = update;
  return { code, ...(offeringCode !== undefined && { offeringCode }), ...(isLoggedIn && { isMember: true }) };
}
