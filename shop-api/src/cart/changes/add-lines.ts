import { SWITCH_MONTHS } from 'shared-domain/catalogue';
import { ok, type Result } from 'shared-domain/kernel';
import { bindingIcimOf, LEASE_COMMITMENT_ICIM, withIcim } from 'shared-domain/subscription';
import {
  type GoodsLine,
  isCountedType,
  type Line,
  type OrderBundle,
  QUANTITY_MAX,
  type SubscriptionLine,
} from '../orders/order';
import type { DeviceFinancing, Goods } from '../pricing/cart-catalogue';
import type { IntentOf } from '../requests/intent';
import { refusals } from '../texts/nb';
import {
  asksForCommitment,
  type ChangeContext,
  type ChangeResult,
  checkStock,
  checkSwap,
  findSellableGoods,
  findSellablePlan,
  isQuantityAllowed,
  piecesOf,
  type Refusal,
  refuse,
} from './change';
import { lineDiscount } from './discount';

type AddGoods = IntentOf<'add-goods'>;

/**
 * Goods bought in full (F7.1-11, F7.1-14, F7.1-15). Accessories and connected devices are counted in one line, with a discount code
 * in a separate line; any other device is a separate line, since its quantity cannot be changed (F4.1-6). A plan in the same
 * request is bought separately.
 */
export function addGoods(context: ChangeContext, intent: AddGoods): ChangeResult {
  if (!isQuantityAllowed(intent.quantity)) return refuse(refusals.quantity);
  const found = findSellableGoods(context.catalogue, intent.sku, context.realm);
  if (!found.ok) return found;
  const goods = found.value;
  const swap = isCountedType(goods.type) ? null : checkSwap(context, goods, 'upfront');
  if (swap && !swap.ok) return swap;
  const stock = checkStock(goods, piecesOf(context.lines, goods.sku) + intent.quantity);
  if (!stock.ok) return stock;

  const added = isCountedType(goods.type) ? count(context, intent) : single(context, intent);
  if (!added) return refuse(refusals.quantity);
  if (intent.planCode === null) return ok(added);

  const plan = findSellablePlan(context.catalogue, intent.planCode, context.realm, null);
  if (!plan.ok) return plan;
  const { planCode, existingPhone } = intent;
  const isChange = existingPhone === 'changed';
  return ok([...added, newSubscriptionLine(plan.value.offeringCode, context.newId, { planCode, isChange })]);
}

/** Null when the line would exceed the maximum quantity. */
function count(context: ChangeContext, intent: AddGoods): readonly Line[] | null {
  const { sku, quantity } = intent;
  const isSame = (line: Line): line is GoodsLine =>
    line.kind === 'goods' && line.sku === sku && line.bundle === null && line.discount?.code === context.discount?.code;
  const present = context.lines.find(isSame);
  if (!present) return [...context.lines, newGoodsLine(context, intent, quantity)];
  const total = present.quantity + quantity;
  if (total > QUANTITY_MAX) return null;
  return context.lines.map((line) =>
    line === present ? { ...present, quantity: total, ...lineDiscount(context, present) } : line,
  );
}

function single(context: ChangeContext, intent: AddGoods): readonly Line[] {
  return [...context.lines, ...Array.from({ length: intent.quantity }, () => newGoodsLine(context, intent, 1))];
}

const newGoodsLine = (context: ChangeContext, { sku, existingPhone }: AddGoods, quantity: number): GoodsLine => ({
  kind: 'goods',
  cartItemId: context.newId(),
  sku,
  quantity,
  bundle: null,
  ...(existingPhone && { existingPhone }),
  ...lineDiscount(context),
});

/** Adds subscriptions of a plan (F7.1-12), one line each, since each has its own phone number: a new one, or that of the plan it replaces. */
export function addSubscription(context: ChangeContext, intent: IntentOf<'add-subscription'>): ChangeResult {
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

/** The plan in the bundle of a device: bound where the device is leased with commitment, and by no other offer. */
export const bundledSubscriptionLine = (
  offeringCode: string,
  newId: () => string,
  { id: bundleId, financing }: OrderBundle,
): SubscriptionLine => {
  const planCode = financing.hasCommitment ? withIcim(offeringCode, LEASE_COMMITMENT_ICIM) : offeringCode;
  return newSubscriptionLine(offeringCode, newId, { bundleId, planCode });
};

type AddBundle = IntentOf<'add-bundle'>;

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

  const bundle: OrderBundle = { id: context.newId(), ...resolved.value };
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
    offeringCode === null ? [] : [bundledSubscriptionLine(offeringCode, context.newId, bundle)];
  return ok([...context.lines, device, ...children]);
}

/** During a swap, a 'switch' is that swap. Without a plan the customer keeps the agreement's plan (P4-17, P4-52). */
function resolveBundle(
  context: ChangeContext,
  goods: Goods,
  { financing: asked, planCode, keepsSubscription }: AddBundle,
): Result<Omit<OrderBundle, 'id'>, Refusal> {
  const swap = checkSwap(context, goods, asked.type);
  if (!swap.ok) return swap;
  const financing = resolveFinancing(asked, asksForCommitment(planCode));
  if (!financing || isCountedType(goods.type)) return refuse(refusals.financingNotOffered(goods.name));
  return ok(
    swap.value
      ? { financing, keepsSubscription: keepsSubscription || planCode === null, isReSwitch: true }
      : { financing, keepsSubscription },
  );
}

/**
 * Months of the financing; a lease without months is 'leasenow', 0 (P4-35). Null: there is no such duration, or it is none of those that are
 * sold with commitment.
 */
function resolveFinancing({ type, duration }: AddBundle['financing'], hasCommitment: boolean): DeviceFinancing | null {
  const months = typeof duration === 'number' ? duration : 0;
  if (hasCommitment) return type === 'lease' && months > 0 ? { type, months, hasCommitment } : null;
  if (type === 'lease') return { type, months };
  return duration === 'now' ? null : { type: 'switch', months: months || SWITCH_MONTHS };
}
