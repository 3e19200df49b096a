/** The cart of the page: every remote reads it, only `updateCart` changes it. */
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  applyOptimistically,
  CART_NOT_UPDATED,
  CART_UPDATE_UNKNOWN,
  emptyCart,
  isQuantityChange,
  isSameQuantity,
  NOT_ADDED_TO_CART,
  toCartState,
  toLineAdded,
  toLinesRemoved,
} from 'shared-domain/cart';
import {
  type CartAnswer,
  type CartUpdateInput,
  type QueuedChange,
  readOrderReference,
  type UnansweredCalls,
} from 'shared-domain/cart/io';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { failed, ok, type Result } from 'shared-domain/kernel';
import { reportError } from 'shared-domain/runtime/error-report';
import { emit } from 'shared-domain/runtime/event-bus';
import type { HttpFailure } from 'shared-domain/runtime/http';
import { isBrowser, singleton } from 'shared-domain/runtime/singleton';
import { recordFact } from 'shared-domain/stores/analytics-log';

export interface CartState {
  /** The cart that the visitor sees: the server's, or the expected one while an update is pending. */
  readonly cart: CartAnswer | null;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** An update is waiting for its answer. */
  readonly pending: boolean;
  /** Why the last update was refused, in Norwegian, for the shopper (P8-1). */
  readonly refusal: string | null;
}

export interface CartRefusal {
  readonly message: string;
}

/** Calls with the schemas of their answers: fetched when this browser has an order, or begins one. */
const loadCalls = async () => {
  owner.calls ??= await import(/* webpackChunkName: 'calls' */ 'shared-domain/cart/io');
  return owner.calls;
};

const CHANNEL = 'shop.cart';

/** One change that the visitor asked for. */
interface WaitingChange extends QueuedChange {
  /** Until it is sent, the next quantity of the same row takes its place. */
  input: CartUpdateInput;
  /** Name of what is added, for `shop:cart:line-added`; absent where the update changes what is there. */
  readonly name: string | undefined;
  readonly done: Promise<Result<CartAnswer, CartRefusal>>;
}

interface CartOwner {
  readonly store: StoreApi<CartState>;
  /** Last cart confirmed by the server. */
  confirmed: CartAnswer | null;
  /** Updates without an answer, oldest first; they run one after another. */
  waiting: readonly WaitingChange[];
  queue: Promise<unknown>;
  readonly unanswered: UnansweredCalls;
  refresh: Promise<void> | null;
  /** Null until they are needed. */
  calls: typeof import('shared-domain/cart/io') | null;
  readonly channel: BroadcastChannel | null;
}

const owner = singleton<CartOwner>('shop.cart-store@1', () => {
  const channel = isBrowser() && typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
  const store = createStore<CartState>(() => ({ cart: null, status: 'idle', pending: false, refusal: null }));
  // A cart that is being read may be older than a change by another tab.
  channel?.addEventListener('message', () => void (owner.refresh ?? Promise.resolve()).then(refreshCart));
  if (isBrowser()) {
    // A page from the back/forward cache shows the cart of the time when it was left.
    window.addEventListener('pageshow', (event) => void (event.persisted && refreshCart()));
    window.addEventListener('pagehide', keepWhatIsSeen);
  }
  return {
    store,
    confirmed: null,
    waiting: [],
    queue: Promise.resolve(),
    unanswered: new Map(),
    refresh: null,
    calls: null,
    channel,
  };
});

export const cartStore: StoreApi<CartState> = owner.store;

/** Reads a part of the cart's state; re-renders when that part changes. The server renders with no cart. */
export const useCart = <Part>(selector: (state: CartState) => Part): Part => useStore(owner.store, selector);

export function dismissRefusal(): void {
  owner.store.setState({ refusal: null });
}

/** Shows the last confirmed cart with the pending updates applied to it. */
function show(state: Partial<CartState> = {}): void {
  const { confirmed, waiting, store } = owner;
  const cart =
    confirmed && waiting.reduce((expected, { input }) => applyOptimistically(expected, input) ?? expected, confirmed);
  store.setState({ ...(cart && { cart }), pending: waiting.length > 0, ...state });
}

const rowsOf = (cart: CartAnswer | null): string => JSON.stringify(cart?.cart.content ?? []);
const haveSameRows = (one: CartAnswer | null, other: CartAnswer): boolean => rowsOf(one) === rowsOf(other);

/** @param state what is shown together with it */
function adopt(cart: CartAnswer, state: Partial<CartState> = {}): void {
  // Once the visitor sees what became of a change, the same press means another one.
  if (!haveSameRows(owner.confirmed, cart)) owner.unanswered.clear();
  owner.confirmed = cart;
  show({ status: 'ready', ...state });
  emit('shop:cart:state-changed@1', toCartState(cart));
}

/** Makes an answer the confirmed cart, e.g. the one that a page was rendered with. */
export function adoptCart(cart: CartAnswer): void {
  if (!isBrowser()) return;
  adopt(cart);
  // Whoever has rows may change them and leave at once: the code that sends the change then must be there.
  if (cart.cart.content.length > 0) loadCalls().catch(() => undefined);
}

/** A call whose code or answer did not arrive. */
function lost(call: string, error: unknown): Result<never, HttpFailure> {
  reportError(error, { call });
  return failed({ kind: 'network' });
}

async function readCart(): Promise<void> {
  const realm = resolveRealm(window.location.pathname);
  // A browser without an order has an empty cart: no call is needed.
  if (readOrderReference(document.cookie).orderRef === null && owner.waiting.length === 0)
    return adoptCart(emptyCart(realm));
  owner.store.setState(({ status }) => ({ status: status === 'ready' ? status : 'loading' }));
  const known = owner.confirmed;
  const result = await loadCalls()
    .then(({ getCart }) => getCart({ realm }))
    .catch((error: unknown) => lost('cart/get', error));
  // The answer of an update, pending or in between, is newer than this one.
  if (owner.waiting.length > 0 || owner.confirmed !== known) return;
  if (result.ok) adoptCart(result.value);
  else owner.store.setState({ cart: owner.confirmed ?? emptyCart(realm), status: 'failed' });
}

/** Reads the cart from the server. Calls at the same time share one answer. In a server process nothing happens. */
export function refreshCart(): Promise<void> {
  if (!isBrowser()) return Promise.resolve();
  owner.refresh ??= readCart().finally(() => {
    owner.refresh = null;
  });
  return owner.refresh;
}

function refuse(message: string): Result<never, CartRefusal> {
  show({ refusal: message });
  emit('shop:cart:update-refused@1', { message });
  return failed({ message });
}

function settle(
  change: WaitingChange,
  result: Result<CartAnswer, HttpFailure>,
  isUnknown: boolean,
): Result<CartAnswer, CartRefusal> {
  const before = owner.confirmed;
  owner.waiting = owner.waiting.filter((each) => each !== change);
  if (!result.ok) {
    if (!before || isUnknown) void refreshCart();
    if (isUnknown) return refuse(CART_UPDATE_UNKNOWN);
    return refuse(change.name === undefined ? CART_NOT_UPDATED : NOT_ADDED_TO_CART);
  }
  const { value: answer } = result;
  // In one step: once nothing is pending it is known whether the last change was refused.
  adopt(answer, answer.errorMessage ? { refusal: answer.errorMessage } : {});
  if (answer.errorMessage) return refuse(answer.errorMessage);
  const added = toLineAdded(change.input, answer, change.name);
  if (added) emit('shop:cart:line-added@1', added);
  if (before) recordFact({ kind: 'cart-changed', before, after: answer });
  for (const removed of before ? toLinesRemoved(before, answer) : []) emit('shop:cart:line-removed@1', removed);
  owner.channel?.postMessage('changed');
  return ok(answer);
}

async function send(change: WaitingChange): Promise<Result<CartAnswer, CartRefusal>> {
  const { answer, isUnknown } = await loadCalls()
    .then(({ sendChange }) => sendChange(change, owner.unanswered))
    .catch((error: unknown) => ({ answer: lost('cart/update', error), isUnknown: change.call !== undefined }));
  return settle(change, answer, isUnknown);
}

/** Without the code of the calls nothing is sent, as nothing else was. */
function keepWhatIsSeen(): void {
  owner.calls?.sendBeforeLeaving(owner.waiting, owner.unanswered);
}

/** The change that a new quantity takes the place of: the last one of its row, not sent yet, with nothing but quantities after it. */
function replacedBy(input: CartUpdateInput): WaitingChange | undefined {
  const from = owner.waiting.findLastIndex((each) => each.call || !isQuantityChange(each.input));
  return owner.waiting.slice(from + 1).find((each) => isSameQuantity(each.input, input));
}

/**
 * Changes the cart. A change whose result is known beforehand is shown at once and rolled back when the server refuses it.
 * Updates run one after another, and of the quantities of a row that wait for their turn only the last; event bus and other tabs are notified.
 *
 * @returns the new cart, or the Norwegian reason why it is unchanged (also in `refusal`)
 */
export function updateCart(
  input: CartUpdateInput,
  { name }: { readonly name?: string } = {},
): Promise<Result<CartAnswer, CartRefusal>> {
  if (!isBrowser()) return Promise.resolve(failed({ message: CART_NOT_UPDATED }));
  emit('shop:cart:drawer-expected@1', {});
  const replaced = replacedBy(input);
  if (replaced) {
    replaced.input = input;
    show({ refusal: null });
    return replaced.done;
  }
  const change: WaitingChange = { input, name, done: owner.queue.then(() => send(change)) };
  owner.waiting = [...owner.waiting, change];
  show({ refusal: null });
  owner.queue = change.done.catch(() => undefined);
  return change.done;
}
