import { ok } from 'shared-domain/kernel';
import { type LedgerDetail, nextLines } from '../orders/ledger';
import { bundleIdOf, type Line } from '../orders/order';
import type { IntentOf } from '../requests/intent';
import { refusals } from '../texts/nb';
import { type ChangeContext, type ChangeResult, checkStock, findSellableGoods, piecesOf, refuse } from './change';

/**
 * Puts back what was removed together with a line, each line where it was. Nothing changes when the line is there. Like new goods they
 * must still be sold and in stock; a plan or an insurance needs its device.
 */
export function restoreLines(context: ChangeContext, { cartItemId }: IntentOf<'restore'>): ChangeResult {
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
