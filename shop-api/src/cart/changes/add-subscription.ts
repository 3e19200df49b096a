import { ok } from 'shared-domain/kernel';
import { bindingIcimOf } from 'shared-domain/subscription';
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
    newSubscriptionLine(plan.value.offeringCode, context.newId, { planCode: intent.planCode }),
  );
  return ok([...context.lines, ...added]);
}

/** @param options.planCode as it was sent: its suffix names the binding, e.g. 'FJELL_X_MAX_2025.COM12PURP20' */
export const newSubscriptionLine = (
  offeringCode: string,
  newId: () => string,
  { planCode = offeringCode, bundleId = newId() }: { readonly planCode?: string; readonly bundleId?: string } = {},
): SubscriptionLine => {
  const icim = bindingIcimOf(planCode);
  return { kind: 'subscription', cartItemId: newId(), offeringCode, bundleId, ...(icim !== null && { icim }) };
};
