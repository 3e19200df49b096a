import { ok } from 'shared-domain/kernel';
import type { SubscriptionLine } from '../orders/order';
import { refusals } from '../texts/nb';
import type { ChangeContext, ChangeResult } from './change';
import { findSellablePlan, isQuantityAllowed, refuse } from './goods-checks';

/** Adds subscriptions of a plan (F7.1-12): one line each, since each gets its own phone number. */
export function addSubscription(
  context: ChangeContext,
  intent: { readonly planCode: string; readonly quantity: number },
): ChangeResult {
  if (!isQuantityAllowed(intent.quantity)) return refuse(refusals.quantity);
  const plan = findSellablePlan(context.catalogue, intent.planCode, context.realm, null);
  if (!plan.ok) return plan;
  const added = Array.from({ length: intent.quantity }, () =>
    newSubscriptionLine(plan.value.offeringCode, context.newId),
  );
  return ok([...context.lines, ...added]);
}

export const newSubscriptionLine = (
  offeringCode: string,
  newId: () => string,
  bundleId = newId(),
): SubscriptionLine => ({
  kind: 'subscription',
  cartItemId: newId(),
  offeringCode,
  bundleId,
});
