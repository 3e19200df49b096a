import { randomBytes } from 'node:crypto';
/** Baskets as a journal: one line for each thing that happened, in a file that is only ever appended to. */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

export interface BasketLine {
  readonly lineId: string;
  readonly articleNo: string;
  readonly pieces: number;
  /** Paid by instalments, together with a tariff. */
  readonly deal?: { readonly dealId: string; readonly tariff: string };
}

export interface Basket {
  readonly lines: readonly BasketLine[];
  /** Grows with every entry. */
  readonly revision: number;
  readonly reservedUntilMs: number | null;
  readonly payment: string | null;
}

/** Something that happened to a basket. `key`: of the request that caused it, which counts once. */
export type Entry = { readonly basket: string; readonly key?: string } & (
  | { readonly what: 'lines'; readonly lines: readonly BasketLine[] }
  | { readonly what: 'reserved'; readonly untilMs: number | null }
  | { readonly what: 'paid'; readonly payment: string }
);

const EMPTY: Basket = { lines: [], revision: 0, reservedUntilMs: null, payment: null };

export const newId = (): string => randomBytes(12).toString('base64url');

/** @param file that keeps the baskets over a restart */
export function openJournal(file: string) {
  const baskets = new Map<string, Basket>();
  const byKey = new Map<string, string>();
  const apply = (entry: Entry) => {
    const before = baskets.get(entry.basket) ?? EMPTY;
    const after = { ...before, revision: before.revision + 1 };
    if (entry.what === 'lines') baskets.set(entry.basket, { ...after, lines: entry.lines });
    if (entry.what === 'reserved') baskets.set(entry.basket, { ...before, reservedUntilMs: entry.untilMs });
    if (entry.what === 'paid') baskets.set(entry.basket, { ...before, payment: entry.payment });
    if (entry.key !== undefined) byKey.set(entry.key, entry.basket);
  };
  // A line that a crash has cut short was never answered for.
  if (existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) if (line.endsWith('}')) apply(JSON.parse(line) as Entry);
  const handle = openSync(file, 'a');
  return {
    find: (basket: string): Basket | undefined => baskets.get(basket),
    /** The basket that a request with this key has changed already. */
    basketOfKey: (key: string): string | undefined => byKey.get(key),
    /** On disk before it counts. */
    append(entry: Entry): void {
      writeSync(handle, `${JSON.stringify(entry)}\n`);
      fsyncSync(handle);
      apply(entry);
    },
    close: () => closeSync(handle),
  };
}

export type Journal = ReturnType<typeof openJournal>;
