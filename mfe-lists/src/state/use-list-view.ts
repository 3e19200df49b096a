import { startTransition, useEffect, useMemo, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import {
  formatListQuery,
  LIST_PAGE_SIZE,
  type ListQuery,
  type ListScope,
  type ListView,
} from 'shared-domain/catalogue';
import type { CardItem } from 'shared-domain/catalogue/io';
import type { ListPageData } from '../data/list-loader';
import { idle, leavePage } from './browser';
import { answerFrom, type ListState, type ShownList } from './list-answer';

interface ListStore extends StoreApi<ListState> {
  /** Fetches the index and builds it in idle steps; a failure is tried again with the next call. */
  readonly loadIndex: () => Promise<void>;
  /** Fetches what a query still misses. @returns false when the server does not answer */
  readonly loadMissing: (query: ListQuery, from: number) => Promise<boolean>;
}

const cardsOf = ({ places, items }: ListView): readonly (readonly [number, CardItem])[] =>
  items.flatMap((item, order) => {
    const place = places[order];
    return place === undefined ? [] : [[place, item] as const];
  });

const loadCalls = () => import('../data/calls');

/** Pages that the server sends at once. */
const PAGES_AT_ONCE = 4;
/** Calls for one query: a list that changes all the time must not be asked for forever. */
const ROUNDS = 3;

function createListStore(scope: ListScope, first: ListState['first']): ListStore {
  const { view: shown } = first;
  const { realm } = shown;
  const store = createStore<ListState>(() => ({
    first,
    version: shown.version,
    index: null,
    cards: new Map(cardsOf(shown)),
    views: new Map(),
  }));
  let loading: Promise<void> | null = null;

  async function fetchIndex(): Promise<void> {
    const { buildListIndex, fetchListIndex } = await loadCalls();
    const answer = await fetchListIndex(realm, scope, store.getState().version);
    if (!answer.ok) return;
    const steps = buildListIndex(answer.value);
    let step = steps.next();
    while (!step.done) {
      await idle();
      step = steps.next();
    }
    const index = step.value;
    const { version } = answer.value;
    store.setState((state) =>
      state.version === version ? { index } : { version, index, cards: new Map(), views: new Map() },
    );
  }

  const loadIndex = (): Promise<void> =>
    (loading ??= fetchIndex().finally(() => {
      if (store.getState().index === null) loading = null;
    }));

  function keep(search: string, view: ListView): void {
    const state = store.getState();
    if (view.version === state.version) {
      store.setState({
        cards: new Map([...state.cards, ...cardsOf(view)]),
        views: new Map([...state.views, [search, view]]),
      });
      return;
    }
    // The list has changed since the index was made.
    loading = null;
    store.setState({
      version: view.version,
      index: null,
      cards: new Map(cardsOf(view)),
      views: new Map([[search, view]]),
    });
    void loadIndex();
  }

  return {
    ...store,
    loadIndex,
    async loadMissing(query, from) {
      for (let round = 0; round < ROUNDS; round += 1) {
        const state = store.getState();
        const { missing, shown } = answerFrom(state, query, from);
        if (missing === null) return true;
        if (shown && !state.index) {
          // Only the index tells which cards come before those of the server's answer.
          await loadIndex();
          if (!store.getState().index) return true;
          continue;
        }
        const firstPage = Math.floor(missing / LIST_PAGE_SIZE) + 1;
        const isCounted = state.index !== null;
        const asked = isCounted ? { ...query, page: Math.min(query.page, firstPage + PAGES_AT_ONCE - 1) } : query;
        const { fetchListView } = await loadCalls();
        const answer = await fetchListView(realm, scope, asked, isCounted && firstPage > 1 ? { firstPage } : {});
        if (!answer.ok) return false;
        keep(formatListQuery(asked), answer.value);
      }
      return true;
    },
  };
}

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
