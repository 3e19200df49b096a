import { ok } from 'shared-domain/kernel';
import type { Bundle, GoodsLine, Line } from '../orders/order';
import { refusals } from '../texts/nb';
import { newSubscriptionLine } from './add-subscription';
import { type BundledDevice, findBundledDevice, replaceBundle } from './bundle-lines';
import type { ChangeContext, ChangeResult } from './change';
import { findSellablePlan, refuse } from './goods-checks';
import { lineDiscount } from './line-discount';
import { setInsurance } from './set-insurance';

interface ReplacePlan {
  readonly bundle: string;
  readonly sku: string | null;
  readonly planCode: string | null;
  readonly serviceCode: string | null;
}

/** Sets another plan for a bundle's device, or the customer's existing subscription (F7.1-10, F7.1-13). Keeps the insurance. */
export function replacePlan(context: ChangeContext, intent: ReplacePlan): ChangeResult {
  const device = findBundledDevice(context.lines, intent.bundle);
  if (!device) return refuse(refusals.lineGone);
  if (intent.sku !== null && intent.sku !== device.sku) return refuse(refusals.deviceMismatch);
  if (device.bundle.financing.type === 'ukko') return refuse(refusals.agreementPlanFixed);

  const plan =
    intent.planCode === null ? null : findSellablePlan(context.catalogue, intent.planCode, context.realm, device);
  if (plan && !plan.ok) return plan;
  const offeringCode = plan?.value.offeringCode ?? null;
  const lines = replaceBundle(context.lines, device, (rows) => {
    const kept = rows.find((row) => row.kind === 'subscription' && row.offeringCode === offeringCode);
    const planLines: readonly Line[] =
      offeringCode === null
        ? []
        : [kept ?? newSubscriptionLine(offeringCode, context.newId, { bundleId: device.bundle.id })];
    return [toDevice(context, device, offeringCode), ...planLines, ...rows.filter(({ kind }) => kind === 'service')];
  });
  return intent.serviceCode === null
    ? ok(lines)
    : setInsurance({ ...context, lines }, { bundle: device.bundle.id, serviceCode: intent.serviceCode });
}

/** Without a plan the customer keeps number and subscription; with a new plan the line keeps its phone number. */
function toDevice(context: ChangeContext, device: BundledDevice, offeringCode: string | null): GoodsLine {
  const keepsSubscription = offeringCode === null;
  const bundle: Bundle = { ...device.bundle, keepsSubscription };
  const isSame = device.bundle.keepsSubscription === keepsSubscription && context.discount === null;
  if (isSame) return device;
  const existingPhone = keepsSubscription ? 'kept' : device.existingPhone && 'changed';
  return { ...device, bundle, ...(existingPhone && { existingPhone }), ...lineDiscount(context, device) };
}
