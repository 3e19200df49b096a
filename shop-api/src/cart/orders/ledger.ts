/** What the ledger says of an order: one entry an update, complete enough to build the order's lines from it. */
import type { Realm } from 'shared-domain/contracts/realm';
import type { Intent } from '../requests/intent';
import type { Line, Order, Swap } from './order';

export interface LedgerEntry {
  /** What was asked. */
  readonly what: Intent['kind'] | 'start-swap' | 'pay';
  readonly detail: LedgerDetail;
}

/** Only what the update changed, and nothing of a person. */
export interface LedgerDetail {
  /** cartItemId of lines that went. */
  readonly removed?: readonly string[];
  /** Lines that stayed in their place with other contents. */
  readonly changed?: readonly Line[];
  /** New lines, by their place among all lines afterwards, from 0. */
  readonly added?: readonly { readonly at: number; readonly line: Line }[];
  readonly realm?: Realm;
  readonly customerTypeGet?: string | null;
  readonly expiresAt?: string;
  /** Of a phone; which one and whose is not said. */
  readonly swap?: 'started' | 'ended';
  /** Of a payment, NOK. */
  readonly paid?: { readonly upfront: number; readonly monthly: number };
}

/** What leads from one state of an order to the next; lines keep their order among themselves. */
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

/** The lines that a ledger adds up to. */
export function replayLines(details: readonly LedgerDetail[]): readonly Line[] {
  return details.reduce<readonly Line[]>((lines, { removed = [], changed = [], added = [] }) => {
    const next = lines
      .filter((line) => !removed.includes(line.cartItemId))
      .map((line) => changed.find((other) => other.cartItemId === line.cartItemId) ?? line);
    for (const { at, line } of added) next.splice(at, 0, line);
    return next;
  }, []);
}
