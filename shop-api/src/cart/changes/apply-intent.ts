import { ok } from 'shared-domain/kernel';
import { type LedgerDetail, nextLines } from '../orders/ledger';
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

/**
 * Puts back what was removed together with a line, each line where it was. Nothing changes when the line is there. Like new goods they
 * must still be sold and in stock; a plan or an insurance needs its device.
 */
function restoreLines(context: ChangeContext, { cartItemId }: IntentOf<'restore'>): ChangeResult {
  const { lines, history } = context;
  if (lines.some((line) => line.cartItemId === cartItemId)) return ok(lines);
  const removal = lastRemoval(history, cartItemId);
  if (!removal) return refuse(refusals.lineGone);
  const missing = removal.gone.filter((line) => !lines.some((each) => each.cartItemId === line.cartItemId));
  const restored = missing.reduce((present, line) => putBack(present, line, removal.before), lines);
  for (const line of missing) {
    const problem = problemOf(context, line, restored);
    if (problem) return problem;
  }
  return ok(restored);
}

/** The lines before the last update that removed this one, and what it removed. */
function lastRemoval(history: readonly LedgerDetail[], cartItemId: string) {
  let lines: readonly Line[] = [];
  let found: { readonly before: readonly Line[]; readonly gone: readonly Line[] } | null = null;
  for (const detail of history) {
    const { removed = [] } = detail;
    if (removed.includes(cartItemId))
      found = { before: lines, gone: lines.filter((line) => removed.includes(line.cartItemId)) };
    lines = nextLines(lines, detail);
  }
  return found;
}

/** Behind the nearest line that stood before it and is still there. */
function putBack(present: readonly Line[], line: Line, before: readonly Line[]): readonly Line[] {
  const earlier = before.slice(
    0,
    before.findIndex((each) => each.cartItemId === line.cartItemId),
  );
  const at = present.findLastIndex((each) => earlier.some((other) => other.cartItemId === each.cartItemId)) + 1;
  return [...present.slice(0, at), line, ...present.slice(at)];
}

function problemOf({ catalogue, realm }: ChangeContext, line: Line, all: readonly Line[]): ChangeResult | null {
  if (line.kind === 'goods') {
    const goods = findSellableGoods(catalogue, line.sku, realm);
    if (!goods.ok) return goods;
    const stock = checkStock(goods.value, piecesOf(all, line.sku));
    return stock.ok ? null : stock;
  }
  const others = all.filter((each) => each !== line && bundleIdOf(each) === line.bundleId);
  const isReplaced = others.some(({ kind }) => kind === line.kind);
  const lacksDevice = line.kind === 'service' && !others.some(({ kind }) => kind === 'goods');
  return isReplaced || lacksDevice ? refuse(refusals.lineGone) : null;
}

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
      // A new kind does not compile until it is handled.
      throw new Error(`Unhandled value: ${JSON.stringify(intent satisfies never)}`);
  }
}
