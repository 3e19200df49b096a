import { assertNever, ok } from 'shared-domain/kernel';
import { bundleIdOf, isCountedType, type Line } from '../orders/order';
import type { Intent, IntentOf } from '../requests/intent';
import { refusals } from '../texts/nb';
import { addBundle, addGoods, addSubscription } from './add-lines';
import {
  type ChangeContext,
  type ChangeResult,
  checkStock,
  findSellableGoods,
  isQuantityAllowed,
  piecesOf,
  refuse,
} from './change';
import { replacePlan, setAgreement, setInsurance } from './change-bundle';
import { checkDiscount, lineDiscount } from './discount';
import { restoreLines } from './restore-lines';

/** Removes a whole bundle, one item, or a service from every bundle, since its code names no item (F7.1-16..18). */
export function removeLines({ lines }: ChangeContext, { by, id }: IntentOf<'remove'>): ChangeResult {
  if (by === 'serviceCode')
    return without(lines, (line) => line.kind === 'service' && line.serviceCode === id, refusals.serviceGone);
  if (by === 'bundleId') return without(lines, (line) => bundleIdOf(line) === id, refusals.lineGone);
  const line = lines.find(({ cartItemId }) => cartItemId === id);
  if (line?.kind === 'service') return without(lines, (each) => each === line, refusals.lineGone);
  // Removing a bundle's device removes the bundle. Its plan cannot be removed alone: the device needs one.
  const bundleId = line ? bundleIdOf(line) : null;
  const isChild =
    line?.kind === 'subscription' && lines.some((each) => each.kind === 'goods' && each.bundle?.id === bundleId);
  if (isChild) return refuse(refusals.notRemovable);
  return without(
    lines,
    (each) => each === line || (bundleId !== null && bundleIdOf(each) === bundleId),
    refusals.lineGone,
  );
}

function without(lines: readonly Line[], isGone: (line: Line) => boolean, refusal: string): ChangeResult {
  const left = lines.filter((line) => !isGone(line));
  return left.length === lines.length ? refuse(refusal) : ok(left);
}

/** F4.1-6, F4.1-8, F5.1-1: 1 to 10 pieces of an accessory or a connected device. A discount stays unless another code is sent. */
export function setQuantity(context: ChangeContext, intent: IntentOf<'set-quantity'>): ChangeResult {
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

/** Upper bound of lines in one order, so that answers stay small. */
export const ORDER_LINES_MAX = 100;

/** The lines after one update, or the reason why it is refused. Reads the catalogue, writes nothing. */
export function applyIntent(context: ChangeContext, intent: Intent): ChangeResult {
  const result = change(context, intent);
  if (!result.ok) return result;
  return result.value.length > ORDER_LINES_MAX ? refuse(refusals.cartFull) : checkDiscount(context, result.value);
}

function change(context: ChangeContext, intent: Intent): ChangeResult {
  switch (intent.kind) {
    case 'extend':
      return ok(context.lines);
    case 'empty':
      return ok([]);
    case 'remove':
      return removeLines(context, intent);
    case 'restore':
      return restoreLines(context, intent);
    case 'add-goods':
      return addGoods(context, intent);
    case 'set-quantity':
      return setQuantity(context, intent);
    case 'add-bundle':
      return addBundle(context, intent);
    case 'replace-plan':
      return replacePlan(context, intent);
    case 'add-subscription':
      return addSubscription(context, intent);
    case 'add-service':
      return setInsurance(context, intent.cartItemId, intent.serviceCode);
    case 'set-agreement':
      return setAgreement(context, intent);
    default:
      return assertNever(intent);
  }
}
