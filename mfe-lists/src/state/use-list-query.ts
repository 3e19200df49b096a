import { useCallback, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { formatListQuery, type ListQuery } from 'shared-domain/catalogue';
import { useLocation, useNavigate, useSearchParams } from 'shared-domain/runtime/router';
import { readListQuery } from '../data/list-query-reader';
import type { ListEntry } from './use-list-start';

/** Takes the next state, or how it follows from the latest one. */
export type ChangeQuery = (next: ListQuery | ((latest: ListQuery) => ListQuery)) => void;

interface ListState {
  /** The same object as long as it says the same. */
  readonly query: ListQuery;
  /** Shows a state; `write` writes it into the address. Keeps its identity. */
  readonly change: ChangeQuery;
  /**
   * For the page, once it shows a query: writes the address without scrolling. A filter or an order is an entry of the history, which 'Back'
   * undoes; more of the same list is not.
   *
   * @param listFrom the first card that is shown
   */
  readonly write: (shown: ListQuery, listFrom: number) => void;
  /** The address of a state: links work without script. */
  readonly hrefOf: (query: ListQuery) => string;
}

/** The state of the list is its address. A change shows at once, before the router has written it. */
export function useListQuery(): ListState {
  const [searchParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const written = formatListQuery(readListQuery(searchParams));
  const [chosen, setChosen] = useState({ from: written, to: written });
  // Once the choice is written, or the visitor went elsewhere, the router's address is the only one.
  const search = chosen.from === written ? chosen.to : written;
  const query = useMemo(() => readListQuery(new URLSearchParams(search)), [search]);
  const latest = useRef({ query, written });
  useInsertionEffect(() => {
    latest.current = { query, written };
  }, [query, written]);
  const hrefOf = useCallback((next: ListQuery) => `${pathname}${formatListQuery(next)}`, [pathname]);
  const change = useCallback<ChangeQuery>((next) => {
    const { query: before, written: from } = latest.current;
    const changed = typeof next === 'function' ? next(before) : next;
    latest.current = { query: changed, written: from };
    setChosen({ from, to: formatListQuery(changed) });
  }, []);
  const write = (shown: ListQuery, listFrom: number): void => {
    if (shown !== query || search === written) return;
    const state: ListEntry = { listFrom };
    const firstPage = (each: ListQuery): string => formatListQuery({ ...each, page: 1 });
    const replace = firstPage(shown) === firstPage(readListQuery(searchParams));
    void navigate(hrefOf(shown), { replace, preventScrollReset: true, state });
  };
  return { query, change, write, hrefOf };
}
