import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ListQuery } from 'shared-domain/catalogue';
import type { ListPageData } from '../data/list-loader';
import { idle, leavePage } from './browser';
import { answerFrom, type ListState, type ShownList } from './list-answer';
import { createListStore, type ListStore } from './list-store';

export interface ListViewState {
  readonly shown: ShownList;
  /** The cards are those of the query before; the counts too, unless the index has come. */
  readonly isPending: boolean;
}

/** The store's state. A change of it is a transition, which lets input through: index and cards come at any time. */
function useListState(store: ListStore): ListState {
  const [read, setRead] = useState(() => ({ store, state: store.getState() }));
  useEffect(() => {
    const show = () => startTransition(() => setRead({ store, state: store.getState() }));
    if (store.getState() !== store.getInitialState()) show();
    return store.subscribe(show);
  }, [store]);
  return read.store === store ? read.state : store.getInitialState();
}

/**
 * The view of the list for a query. The index of the list is fetched in an idle moment; a query before it has come, and cards that are
 * not on the page yet, are answered by the server. If the server does not answer either, the address is loaded as a document.
 *
 * @param href the address of the query
 */
export function useListView(
  { scope, search, view }: Pick<ListPageData, 'scope' | 'search' | 'view'>,
  query: ListQuery,
  from: number,
  href: string,
): ListViewState {
  const store = useMemo(() => createListStore(scope, { search, view }), [scope, search, view]);
  const state = useListState(store);
  const answer = useMemo(() => answerFrom(state, query, from), [state, query, from]);
  const [last, setLast] = useState<ShownList>(answer.shown ?? view);
  if (answer.shown && answer.shown !== last) setLast(answer.shown);

  useEffect(() => {
    let isOn = true;
    void idle().then(() => (isOn ? store.loadIndex() : undefined));
    return () => {
      isOn = false;
    };
  }, [store]);

  useEffect(() => {
    if (answer.missing === null) return undefined;
    let isOn = true;
    void store.loadIndex();
    void store.loadMissing(query, from).then((isAnswered) => {
      if (isOn && !isAnswered) leavePage(href);
    });
    return () => {
      isOn = false;
    };
  }, [store, answer.missing, query, from, href]);

  if (answer.shown) return { shown: answer.shown, isPending: false };
  return { shown: { ...last, ...answer.counts }, isPending: true };
}
