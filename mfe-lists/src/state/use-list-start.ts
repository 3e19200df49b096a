import { useState } from 'react';
import { LIST_PAGE_SIZE, type ListQuery, type ListView } from 'shared-domain/catalogue';
import { useLocation } from 'shared-domain/runtime/router';
import { useHydrated } from 'shared-domain/ui';

/** State of a history entry: where the list began that was shown with it. */
export interface ListEntry {
  readonly listFrom: number;
}

function readEntry(state: unknown): number | null {
  const from = (state as Partial<ListEntry> | null)?.listFrom;
  return typeof from === 'number' && Number.isInteger(from) && from >= 0 ? from : null;
}

/**
 * The first card that the list shows, counted among the products that pass. An address with a late page begins with a later card
 * than the first, unless the visitor extended the list to it and comes back.
 */
export function useListStart(view: ListView, query: ListQuery) {
  // The server does not know the entry of the history.
  const isHydrated = useHydrated();
  const state: unknown = useLocation().state;
  const kept = isHydrated ? readEntry(state) : null;
  const [chosen, setStart] = useState<number | null>(null);
  const start = chosen ?? Math.min(view.from, kept ?? view.from);
  return { from: start < query.page * LIST_PAGE_SIZE ? start : 0, setStart } as const;
}
