import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../database';
import { productSlices, readFormerPaths, readParts } from './catalogue-parts';
import type { EngineHost } from './engine-host';
import type { PackedData } from './pack-builder';

/** A number later than any transaction: the rows are read as they are. */
const NO_CHANGES = Number.MAX_SAFE_INTEGER;

export interface ReadVersion {
  readonly data: PackedData;
  /** Changes of stock from here on may be missing. */
  readonly horizon: number;
}

/**
 * Reads the newest version in slices, between which this process does its other work; the engine packs it. No transaction holds the
 * embedded database's one connection meanwhile: an import replaces everything at once, so slices are of one import when it is the
 * same before and after. Otherwise all is read again. A delta in between changes single products, which the next version has.
 */
export async function readVersion(database: Database, host: EngineHost): Promise<ReadVersion> {
  for (;;) {
    const { imports, horizon } = await readState(database, NO_CHANGES);
    const parts = await readParts(database);
    await host.do({ kind: 'begin' });
    // The engine parses a slice while the next one is read.
    let parsing: Promise<unknown> = Promise.resolve();
    for await (const products of productSlices(database)) {
      await parsing;
      parsing = host.do({ kind: 'slice', products });
      parsing.catch(() => undefined);
      await nextTurn();
    }
    await parsing;
    const formerPaths = await readFormerPaths(database);
    if ((await readState(database, NO_CHANGES)).imports !== imports) continue;
    return { data: await host.do({ kind: 'pack', parts, formerPaths }), horizon };
  }
}

/** The state that a look at the database finds. */
export interface DatabaseState {
  /** Id of the last import, which a delta makes a new one; 0: there was none. */
  readonly version: number;
  /** How many imports there have been. */
  readonly imports: number;
  /** Transactions before it have ended: the next look asks for changes from here on. */
  readonly horizon: number;
  /** Skus and pieces that may have changed since the last look's horizon, of this very version. */
  readonly changed: readonly (readonly [sku: string, pieces: number])[];
}

interface Row {
  readonly version: number | null;
  readonly imports: number;
  readonly horizon: number;
  readonly changed: DatabaseState['changed'] | null;
}

/** A delivery to the warehouse may change every variant: they are read in several statements. */
const AT_ONCE = 1_000;

const STATE = `SELECT (SELECT max(id) FROM catalogue_import) AS version, (SELECT count(*) FROM catalogue_import) AS imports,
  pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon,
  (SELECT json_agg(json_build_array(c.sku, c.stock))
     FROM (SELECT sku, stock FROM variant WHERE stock_changed >= $1 AND sku > $2 ORDER BY sku LIMIT ${AT_ONCE}) c) AS changed`;

/**
 * Version and changes of stock, in one statement, so that stock never belongs to another version. A transaction that was open at the last
 * look is looked for again: what it changes becomes visible only when it ends.
 *
 * @param since horizon of the last look
 * @param after the last sku of the same look's statement before
 */
export async function readState(database: Database, since: number, after = ''): Promise<DatabaseState> {
  const [row] = await database.query<Row>(STATE, [since, after]);
  if (!row) throw new Error('The query answers one row');
  return { version: row.version ?? 0, imports: row.imports, horizon: row.horizon, changed: row.changed ?? [] };
}

/** The sku to go on after; null: that was all. */
export const nextSku = ({ changed }: DatabaseState): string | null =>
  changed.length < AT_ONCE ? null : (changed.at(-1)?.[0] ?? null);
