import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../database';
import { readFormerPaths, readParts } from './catalogue-parts';
import type { EngineHost } from './engine-host';
import type { PackedData } from './pack-builder';
import { productSlices } from './product-rows';
import { readState } from './stock-changes';

/** Later than any transaction: what stands in the rows is read anyway. */
const NO_CHANGES = Number.MAX_SAFE_INTEGER;

export interface ReadVersion {
  readonly data: PackedData;
  /** Changes of stock from here on may be missing. */
  readonly horizon: number;
}

/**
 * Reads the newest version in slices, between which this process does its other work; the engine packs it. No transaction holds the
 * embedded database's one connection meanwhile: an import replaces everything at once, so slices are of one version when it is the
 * same before and after. Otherwise all is read again.
 */
export async function readVersion(database: Database, host: EngineHost): Promise<ReadVersion> {
  for (;;) {
    const { version, horizon } = await readState(database, NO_CHANGES);
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
    if (parts.version !== version || (await readState(database, NO_CHANGES)).version !== version) continue;
    return { data: await host.do({ kind: 'pack', parts, formerPaths }), horizon };
  }
}
