import { useEffect, useState } from 'react';
import type { RowView } from '../data/cart-row-mapper';

/** How long 'Angre' is offered. */
const OFFERED_MS = 6_000;

/** A row that was just removed, while it can still be put back. */
export type RemovedRow = Pick<RowView, 'cartItemId' | 'name' | 'place'>;

export interface RemovedRowState {
  readonly removed: RemovedRow | null;
  readonly setRemoved: (row: RemovedRow | null) => void;
  /** While pointer or keyboard is on the offer it stays. */
  readonly hold: (isHeld: boolean) => void;
}

/** The last removed row, for six seconds. */
export function useRemovedRow(): RemovedRowState {
  const [removed, setRemoved] = useState<RemovedRow | null>(null);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (!removed || isHeld) return undefined;
    const timer = setTimeout(() => setRemoved(null), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [removed, isHeld]);
  const replace = (row: RemovedRow | null): void => {
    hold(false);
    setRemoved(row);
  };
  return { removed, setRemoved: replace, hold };
}
