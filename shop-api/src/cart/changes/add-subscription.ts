import { ok } from 'shared-domain/kernel';
import type { SubscriptionLine } from '../orders/order';
import { refusals } from '../texts/nb';
import type { ChangeContext, ChangeResult } from './change';
import { findSellablePlan, isQuantityAllowed, refuse } from './goods-checks';

/** Subscriptions by plan (F7.1-12): each is a line of its own, since each becomes a number of its own. */
export function addSubscription(
  context: ChangeContext,
  intent: { readonly planCode: string; readonly quantity: number },
): ChangeResult {
  if (!isQuantityAllowed(intent.quantity)) return refuse(refusals.quantity);
  const plan = findSellablePlan(context.catalogue, intent.planCode, context.realm, false);
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
