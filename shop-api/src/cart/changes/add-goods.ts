import { ok } from 'shared-domain/kernel';
import { type GoodsLine, isCountedType, type Line, QUANTITY_MAX } from '../orders/order';
import { refusals } from '../texts/nb';
import { newSubscriptionLine } from './add-subscription';
import type { ChangeContext, ChangeResult } from './change';
import { checkStock, findSellableGoods, findSellablePlan, isQuantityAllowed, piecesOf, refuse } from './goods-checks';
import { lineDiscount } from './line-discount';
import { checkSwap } from './swap-checks';

interface AddGoods {
  readonly sku: string;
  readonly quantity: number;
  readonly planCode: string | null;
  readonly existingPhone: GoodsLine['existingPhone'] | null;
}

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
