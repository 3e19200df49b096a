import { useMemo, useOptimistic, useTransition } from 'react';
import type { ListQuery } from 'shared-domain/catalogue';
import { formatListQuery } from 'shared-domain/catalogue';
import { useLocation, useNavigate, useSearchParams } from 'shared-domain/runtime/router';
import { readListQuery } from '../data/list-query-reader';
import type { ListEntry } from './use-list-start';

interface ListState {
  readonly query: ListQuery;
  /**
   * Writes the state into the address, without a new history entry and without scrolling.
   *
   * @param listFrom the first card that is shown
   */
  readonly change: (next: ListQuery, listFrom?: number) => void;
  /** The address of a state: links work without script. */
  readonly hrefOf: (query: ListQuery) => string;
}

/** The state of the list is its address. A change shows at once, before the router has written it. */
export function useListQuery(): ListState {
  const [searchParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [, startTransition] = useTransition();
  const written = useMemo(() => readListQuery(searchParams), [searchParams]);
  const [query, showQuery] = useOptimistic(written);
  const hrefOf = (next: ListQuery): string => `${pathname}${formatListQuery(next)}`;
  const change = (next: ListQuery, listFrom = 0): void =>
    startTransition(async () => {
      showQuery(next);
      const state: ListEntry = { listFrom };
      await navigate(hrefOf(next), { replace: true, preventScrollReset: true, state });
    });
  return { query, change, hrefOf };
}
