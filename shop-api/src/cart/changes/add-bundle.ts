import { SWITCH_MONTHS } from 'shared-domain/catalogue';
import { ok } from 'shared-domain/kernel';
import { isCountedType, type DeviceFinancing, type GoodsLine, type Line } from '../model';
import type { Intent } from '../intent';
import { refusals } from '../texts/nb';
import { newSubscriptionLine } from './add-subscription';
import type { ChangeContext, ChangeResult } from './change';
import { checkStock, findSellableGoods, findSellablePlan, piecesOf, refuse } from './goods-checks';

type AddBundle = Extract<Intent, { kind: 'add-bundle' }>;

/** A device that is paid over time makes a bundle with its subscription (F7.1-15, P7-10). */
export function addBundle(context: ChangeContext, intent: AddBundle): ChangeResult {
  const found = findSellableGoods(context.catalogue, intent.sku, context.realm);
  if (!found.ok) return found;
  const goods = found.value;
  const financing = resolveFinancing(intent.financing);
  if (!financing || isCountedType(goods.type)) return refuse(refusals.financingNotOffered(goods.name));
  const stock = checkStock(goods, piecesOf(context.lines, goods.sku) + 1);
  if (!stock.ok) return stock;
  if (intent.planCode === null && !intent.keepsSubscription) return refuse(refusals.planMissing);

  const plan = intent.planCode === null ? null : findSellablePlan(context.catalogue, intent.planCode, context.realm, true);
  if (plan && !plan.ok) return plan;
  const offeringCode = plan?.value.offeringCode ?? null;
  const terms = context.catalogue.findTerms(goods.sku, financing, context.realm);
  if (!terms) return refuse(refusals.financingNotOffered(goods.name));

  const bundleId = context.newId();
  const device: GoodsLine = {
    kind: 'goods', cartItemId: context.newId(), sku: goods.sku, quantity: 1,
    bundle: { id: bundleId, financing, keepsSubscription: intent.keepsSubscription },
  };
  const children: readonly Line[] = offeringCode === null ? [] : [newSubscriptionLine(offeringCode, context.newId, bundleId)];
  return ok([...context.lines, device, ...children]);
}

/** Null: a financing that this shop does not sell ('now', an existing switch, an equipment agreement). */
function resolveFinancing({ type, duration }: AddBundle['financing']): DeviceFinancing | null {
  if (type === 'lease') return typeof duration === 'number' && duration > 0 ? { type, months: duration } : null;
  if (type === 'switch') return { type, months: typeof duration === 'number' && duration > 0 ? duration : SWITCH_MONTHS };
  return null;
}
