/** The ledger of an order: one entry per update, complete enough to rebuild the order's lines. */
import type { Realm } from 'shared-domain/contracts/realm';
import type { Intent } from '../requests/intent';
import type { Line, Order, Swap } from './order';

export type UpdateKind = Intent['kind'] | 'start-swap' | 'reserve' | 'release' | 'pay';

/** Only what the update changed; no personal data. */
export interface LedgerDetail {
  /** cartItemId of removed lines. */
  readonly removed?: readonly string[];
  /** Lines that changed in place. */
  readonly changed?: readonly Line[];
  /** New lines with their index among all lines after the update. */
  readonly added?: readonly { readonly at: number; readonly line: Line }[];
  readonly realm?: Realm;
  readonly customerTypeGet?: string | null;
  readonly expiresAt?: string;
  /** A swap was started; the phone and its owner are not recorded. */
  readonly swap?: 'started' | 'ended';
  /** The amounts of a payment, in NOK. */
  readonly paid?: { readonly upfront: number; readonly monthly: number };
}

/** The difference between two states of an order. Unchanged lines keep their relative order. */
export function ledgerDetail(before: Order | null, after: Order): LedgerDetail {
  const was = new Map(before?.lines.map((line) => [line.cartItemId, line]));
  const is = new Set(after.lines.map((line) => line.cartItemId));
  const removed = [...was.keys()].filter((id) => !is.has(id));
  const changed = after.lines.filter((line) => {
    const old = was.get(line.cartItemId);
    return old !== undefined && old !== line;
  });
  const added = after.lines.flatMap((line, at) => (was.has(line.cartItemId) ? [] : [{ at, line }]));
  return {
    ...(removed.length > 0 && { removed }),
    ...(changed.length > 0 && { changed }),
    ...(added.length > 0 && { added }),
    ...(before?.realm !== after.realm && { realm: after.realm }),
    ...((before?.customerTypeGet ?? null) !== after.customerTypeGet && { customerTypeGet: after.customerTypeGet }),
    ...(before?.expiresAt.getTime() !== after.expiresAt.getTime() && { expiresAt: after.expiresAt.toISOString() }),
    ...swapDetail(before?.swap ?? null, after.swap),
  };
}

function swapDetail(before: Swap | null, after: Swap | null): Pick<LedgerDetail, 'swap'> {
  if (before === after) return {};
  return { swap: after ? 'started' : 'ended' };
}

/** The lines after one update. */
export function nextLines(
  lines: readonly Line[],
  { removed = [], changed = [], added = [] }: LedgerDetail,
): readonly Line[] {
  const next = lines
    .filter((line) => !removed.includes(line.cartItemId))
    .map((line) => changed.find((other) => other.cartItemId === line.cartItemId) ?? line);
  for (const { at, line } of added) next.splice(at, 0, line);
  return next;
}

/** The order's lines, rebuilt from its ledger. @internal: proves in the tests that the ledger is complete. */
export const replayLines = (details: readonly LedgerDetail[]): readonly Line[] =>
  details.reduce<readonly Line[]>(nextLines, []);
