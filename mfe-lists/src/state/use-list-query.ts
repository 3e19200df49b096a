import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatListQuery, LIST_PAGE_SIZE, type ListQuery, type ListView } from 'shared-domain/catalogue';
import { useLocation, useNavigate, useSearchParams } from 'shared-domain/runtime/router';
import { useHydrated } from 'shared-domain/ui';
import { readListQuery } from '../data/list-query-reader';

/** React leaves a control as the shopper set it, but sends no event: the list would not follow. */
function applyEarlyInput(control: Element): void {
  if (
    control instanceof HTMLInputElement &&
    control.type === 'checkbox' &&
    control.checked !== control.defaultChecked
  ) {
    control.checked = control.defaultChecked;
    control.click();
  }
  if (control instanceof HTMLSelectElement) {
    // Only the server's HTML marks an option as selected.
    const sent = [...control.options].find(({ defaultSelected }) => defaultSelected);
    if (sent && !sent.selected) control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Applies what was ticked or chosen in a form of the server's HTML before its script had come: what differs from the form as it was sent is
 * done again, now that someone listens.
 */
export function useEarlyInput(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) [...form.elements].forEach(applyEarlyInput);
  }, [formId]);
}

/** State of a history entry: where the list began that was shown with it. */
interface ListEntry {
  readonly listFrom: number;
}

function readEntry(state: unknown): number | null {
  const from = Number((state as Partial<ListEntry> | null)?.listFrom);
  return from >= 0 ? from : null;
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

/** Takes the next state, or how it follows from the latest one. */
export type ChangeQuery = (next: ListQuery | ((latest: ListQuery) => ListQuery)) => void;

interface ListState {
  /** The same object as long as it says the same. */
  readonly query: ListQuery;
  /** Shows a state; `write` writes it into the address. Keeps its identity. */
  readonly change: ChangeQuery;
  /**
   * For the page, after each time it is drawn: writes the address of the query that it shows without scrolling. A filter or an order is an entry of the history, which 'Back'
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
  const [chosen, setChosen] = useState<string | null>(null);
  const search = chosen ?? written;
  const query = useMemo(() => readListQuery(new URLSearchParams(search)), [search]);
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const hrefOf = (next: ListQuery): string => `${pathname}${formatListQuery(next)}`;
  /** The addresses that the router was given and has not come to. */
  const asked = useRef<string[]>([]);
  const address = `${pathname}${written}`;
  useLayoutEffect(() => {
    const order = asked.current.indexOf(address);
    asked.current.splice(0, order + 1);
    // A choice that was made while an earlier one was on its way into the address is still to be written.
    setChosen((choice) => (order < 0 || choice === written ? null : choice));
  }, [address, written]);
  const change = useCallback<ChangeQuery>((next) => {
    latest.current = typeof next === 'function' ? next(latest.current) : next;
    setChosen(formatListQuery(latest.current));
  }, []);
  const write = (shown: ListQuery, listFrom: number): void => {
    const href = hrefOf(shown);
    if (shown !== query || href === (asked.current.at(-1) ?? address)) return;
    const state: ListEntry = { listFrom };
    const firstPage = (each: ListQuery): string => formatListQuery({ ...each, page: 1 });
    const replace = firstPage(shown) === firstPage(readListQuery(searchParams));
    asked.current.push(href);
    void navigate(href, { replace, preventScrollReset: true, state });
  };
  return { query, change, write, hrefOf };
}
