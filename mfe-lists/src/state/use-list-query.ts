import { startTransition, useCallback, useInsertionEffect, useMemo, useOptimistic, useRef } from 'react';
import type { ListQuery } from 'shared-domain/catalogue';
import { formatListQuery } from 'shared-domain/catalogue';
import { useLocation, useNavigate, useSearchParams } from 'shared-domain/runtime/router';
import { readListQuery } from '../data/list-query-reader';

/** Takes the next state, or how it follows from the latest one. */
export type ChangeQuery = (next: ListQuery | ((latest: ListQuery) => ListQuery)) => void;

interface ListState {
  /** The same object as long as it says the same. */
  readonly query: ListQuery;
  /** Writes the state into the address, without a new history entry and without scrolling. Keeps its identity. */
  readonly change: ChangeQuery;
  /** The address of a state: links work without script. */
  readonly hrefOf: (query: ListQuery) => string;
}

/** The state of the list is its address. A change shows at once, before the router has written it. */
export function useListQuery(): ListState {
  const [searchParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search, showSearch] = useOptimistic(formatListQuery(readListQuery(searchParams)));
  const query = useMemo(() => readListQuery(new URLSearchParams(search)), [search]);
  const latest = useRef(query);
  useInsertionEffect(() => {
    latest.current = query;
  }, [query]);
  const hrefOf = useCallback((next: ListQuery) => `${pathname}${formatListQuery(next)}`, [pathname]);
  const change = useCallback<ChangeQuery>(
    (next) => {
      latest.current = typeof next === 'function' ? next(latest.current) : next;
      const changed = latest.current;
      startTransition(async () => {
        showSearch(formatListQuery(changed));
        await navigate(hrefOf(changed), { replace: true, preventScrollReset: true });
      });
    },
    [navigate, hrefOf, showSearch],
  );
  return { query, change, hrefOf };
}
