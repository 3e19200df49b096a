import { ok } from 'shared-domain/kernel';
import type { GoodsLine, Line } from '../model';
import { refusals } from '../texts/nb';
import { newSubscriptionLine } from './add-subscription';
import type { ChangeContext, ChangeResult } from './change';
import { findSellablePlan, refuse } from './goods-checks';

interface ReplacePlan {
  readonly bundle: string;
  readonly sku: string | null;
  readonly planCode: string | null;
}

/** Another plan for the device of a bundle, or the subscription that the customer has (F7.1-10, F7.1-13). */
export function replacePlan(context: ChangeContext, intent: ReplacePlan): ChangeResult {
  const named = context.lines.find((line) => line.cartItemId === intent.bundle);
  const bundleId = named ? bundleIdOf(named) : intent.bundle;
  const device = context.lines.find((line): line is GoodsLine => line.kind === 'goods' && line.bundle?.id === bundleId);
  if (!device?.bundle) return refuse(refusals.lineGone);
  if (intent.sku !== null && intent.sku !== device.sku) return refuse(refusals.deviceMismatch);

  const plan = intent.planCode === null ? null : findSellablePlan(context.catalogue, intent.planCode, context.realm, true);
  if (plan && !plan.ok) return plan;
  const offeringCode = plan?.value.offeringCode ?? null;
  const bundle = { ...device.bundle, keepsSubscription: offeringCode === null };
  const lines = context.lines.flatMap((line): readonly Line[] => {
    if (line === device) {
      const subscription = offeringCode === null ? [] : [newSubscriptionLine(offeringCode, context.newId, bundle.id)];
      return [{ ...device, bundle }, ...subscription];
    }
    return line.kind === 'subscription' && line.bundleId === bundle.id ? [] : [line];
  });
  return ok(lines);
}

const bundleIdOf = (line: Line): string | null => (line.kind === 'goods' ? (line.bundle?.id ?? null) : line.bundleId);
