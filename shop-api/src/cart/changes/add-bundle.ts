import { SWITCH_MONTHS } from 'shared-domain/catalogue';
import { ok, type Result } from 'shared-domain/kernel';
import { type Bundle, type GoodsLine, isCountedType, type Line } from '../orders/order';
import type { DeviceFinancing, Goods } from '../pricing/cart-catalogue';
import type { Intent } from '../requests/intent';
import { refusals } from '../texts/nb';
import { newSubscriptionLine } from './add-subscription';
import type { ChangeContext, ChangeResult, Refusal } from './change';
import { checkStock, findSellableGoods, findSellablePlan, piecesOf, refuse } from './goods-checks';
import { lineDiscount } from './line-discount';
import { checkSwap } from './swap-checks';

type AddBundle = Extract<Intent, { kind: 'add-bundle' }>;

/** Adds a bundle: a device that is paid over time, or upfront with a binding plan, and its subscription (F7.1-15, P7-10). */
export function addBundle(context: ChangeContext, intent: AddBundle): ChangeResult {
  const found = findSellableGoods(context.catalogue, intent.sku, context.realm);
  if (!found.ok) return found;
  const goods = found.value;
  const resolved = resolveBundle(context, goods, intent);
  if (!resolved.ok) return resolved;
  const stock = checkStock(goods, piecesOf(context.lines, goods.sku) + 1);
  if (!stock.ok) return stock;
  const { financing, keepsSubscription } = resolved.value;
  if (intent.planCode === null && !keepsSubscription) return refuse(refusals.planMissing);

  const plan =
    intent.planCode === null ? null : findSellablePlan(context.catalogue, intent.planCode, context.realm, goods);
  if (plan && !plan.ok) return plan;
  const offeringCode = plan?.value.offeringCode ?? null;
  if (!context.catalogue.findTerms(goods.sku, financing, context.realm))
    return refuse(refusals.financingNotOffered(goods.name));

  const bundle: Bundle = { id: context.newId(), ...resolved.value };
  const device: GoodsLine = {
    kind: 'goods',
    cartItemId: context.newId(),
    sku: goods.sku,
    quantity: 1,
    bundle,
    ...(intent.existingPhone && { existingPhone: intent.existingPhone }),
    ...lineDiscount(context),
  };
  const children: readonly Line[] =
    offeringCode === null ? [] : [newSubscriptionLine(offeringCode, context.newId, { bundleId: bundle.id })];
  return ok([...context.lines, device, ...children]);
}

/** During a swap, a 'switch' is that swap. Without a plan the customer keeps the agreement's plan (P4-17, P4-52). */
function resolveBundle(
  context: ChangeContext,
  goods: Goods,
  { financing: asked, planCode, keepsSubscription }: AddBundle,
): Result<Omit<Bundle, 'id'>, Refusal> {
  const swap = checkSwap(context, goods, asked.type);
  if (!swap.ok) return swap;
  const financing = resolveFinancing(asked);
  if (!financing || isCountedType(goods.type)) return refuse(refusals.financingNotOffered(goods.name));
  return ok(
    swap.value
      ? { financing, keepsSubscription: keepsSubscription || planCode === null, isReSwitch: true }
      : { financing, keepsSubscription },
  );
}

/** Months of the financing; a lease without months is 'leasenow', 0 (P4-35). Null: the device has no such duration. */
function resolveFinancing({ type, duration }: AddBundle['financing']): DeviceFinancing | null {
  if (type === 'lease') return { type, months: typeof duration === 'number' ? duration : 0 };
  return duration === 'now' ? null : { type: 'switch', months: duration || SWITCH_MONTHS };
}
