import { ok } from 'shared-domain/kernel';
import { isCountedType } from '../orders/order';
import { refusals } from '../texts/nb';
import type { ChangeContext, ChangeResult } from './change';
import { checkStock, findSellableGoods, isQuantityAllowed, piecesOf, refuse } from './goods-checks';
import { lineDiscount } from './line-discount';

interface SetQuantity {
  readonly sku: string;
  readonly cartItemId: string;
  readonly quantity: number;
}

/** F4.1-6, F4.1-8, F5.1-1: 1 to 10 pieces of an accessory or a connected device. A discount stays unless another code is sent. */
export function setQuantity(context: ChangeContext, intent: SetQuantity): ChangeResult {
  const present = context.lines.find((line) => line.cartItemId === intent.cartItemId);
  if (present?.kind !== 'goods' || present.sku !== intent.sku) return refuse(refusals.lineGone);
  if (!isQuantityAllowed(intent.quantity)) return refuse(refusals.quantity);
  if (intent.quantity > present.quantity) {
    const found = findSellableGoods(context.catalogue, present.sku, context.realm);
    if (!found.ok) return found;
    const stock = checkStock(found.value, piecesOf(context.lines, present.sku) - present.quantity + intent.quantity);
    if (!stock.ok) return stock;
  }
  const goods = context.catalogue.findGoods(present.sku, context.realm);
  if (goods && !isCountedType(goods.type)) return refuse(refusals.quantityFixed(goods.name));
  return ok(
    context.lines.map((line) =>
      line === present ? { ...present, quantity: intent.quantity, ...lineDiscount(context, present) } : line,
    ),
  );
}
