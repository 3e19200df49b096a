import { ok } from 'shared-domain/kernel';
import { bindingIcimOf } from 'shared-domain/subscription';
import type { SubscriptionLine } from '../orders/order';
import { refusals } from '../texts/nb';
import type { ChangeContext, ChangeResult } from './change';
import { findSellablePlan, isQuantityAllowed, refuse } from './goods-checks';

/** Adds subscriptions of a plan (F7.1-12), one line each, since each has its own phone number: a new one, or that of the plan it replaces. */
export function addSubscription(
  context: ChangeContext,
  intent: { readonly planCode: string; readonly quantity: number; readonly isChange: boolean },
): ChangeResult {
  if (!isQuantityAllowed(intent.quantity)) return refuse(refusals.quantity);
  const plan = findSellablePlan(context.catalogue, intent.planCode, context.realm, null);
  if (!plan.ok) return plan;
  const added = Array.from({ length: intent.quantity }, () =>
    newSubscriptionLine(plan.value.offeringCode, context.newId, intent),
  );
  return ok([...context.lines, ...added]);
}

/** @param options.planCode as it was sent: its suffix names the binding, e.g. 'FJELL_X_MAX_2025.COM12PURP20' */
export const newSubscriptionLine = (
  offeringCode: string,
  newId: () => string,
  {
    planCode = offeringCode,
    bundleId = newId(),
    isChange = false,
  }: { readonly planCode?: string; readonly bundleId?: string; readonly isChange?: boolean } = {},
): SubscriptionLine => {
  const icim = bindingIcimOf(planCode);
  return {
    kind: 'subscription',
    cartItemId: newId(),
    offeringCode,
    bundleId,
    ...(icim !== null && { icim }),
    ...(isChange && { isChange }),
  };
};
