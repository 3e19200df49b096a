import { useEffect, useEffectEvent, useInsertionEffect, useState } from 'react';
import { NOT_ADDED_TO_CART } from 'shared-domain/cart';
import { reportError } from 'shared-domain/runtime/error-report';
import { useCart } from 'shared-domain/stores/cart-store';
import { showToast } from 'shared-domain/stores/toast-store';
import type { Ahead, PurchaseHost } from './purchase-flow';
import type { PurchasePage } from './purchase-page';
import { FIRST_STATE, type PurchaseEvent, type PurchaseState } from './rules/purchase-state';

export type SendEvent = (event: PurchaseEvent, ahead?: Ahead) => void;

export interface Buying {
  /** Where the purchase is. */
  readonly state: PurchaseState;
  readonly send: SendEvent;
  readonly buy: () => void;
  /** All plans are shown, to choose among them; what is chosen is not bought with it. */
  readonly isBrowsing: boolean;
  readonly browse: (isBrowsing: boolean) => void;
  /** Fetches what the button needs. */
  readonly expect: () => void;
  readonly isBuying: boolean;
  /** Pieces of an accessory. */
  readonly quantity: number;
  readonly chooseQuantity: (quantity: number) => void;
}

/** The file with the rules of a purchase and what they do. */
const loadFlow = () => import(/* webpackChunkName: 'purchase' */ './purchase-flow');

/** The page as it was drawn last, and the state as it was set last. */
function purchaseHost(first: PurchasePage, draw: (state: PurchaseState) => void) {
  let page = first;
  let state = FIRST_STATE;
  const host: PurchaseHost = {
    page: () => page,
    state: () => state,
    show: (next) => {
      state = next;
      draw(next);
    },
  };
  return { ...host, update: (next: PurchasePage) => void (page = next) };
}

/**
 * The purchase of the page (P4-1..33). Its rules are fetched when they are first needed: when a button is pressed, or when the address
 * names a step.
 *
 * @param loadNextSteps fetches what the steps after the first show
 */
export function usePurchase(page: Omit<PurchasePage, 'quantity'>, loadNextSteps?: () => Promise<unknown>): Buying {
  const [quantity, chooseQuantity] = useState(1);
  const [state, setState] = useState(FIRST_STATE);
  const [isBrowsing, browse] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [host] = useState(() => purchaseHost({ ...page, quantity }, setState));
  useInsertionEffect(() => host.update({ ...page, quantity }));

  const go: (...given: Parameters<SendEvent>) => Promise<void> = (event, ahead) =>
    loadFlow().then(
      (flow) => {
        // Needed once the cart has answered; a file that does not come then is asked for again.
        if (event.type === 'next-pressed') void loadNextSteps?.().catch(() => undefined);
        return flow.advance(host, event, ahead);
      },
      (error: unknown) => {
        reportError(error, { remote: 'mfe-pdp', part: 'purchase' });
        if (event.type === 'next-pressed') showToast({ kind: 'error', text: NOT_ADDED_TO_CART });
      },
    );
  const send: SendEvent = (event, ahead) => void go(event, ahead);

  // Only a step of the address, or one that is open, depends on what the page and the cart say.
  const isFollowed = page.steg !== null || state.step !== 'finance';
  const cart = useCart((store) => (store.status === 'ready' ? store.cart : null));
  const onFacts = useEffectEvent(() => send({ type: 'facts-changed' }));
  useEffect(() => {
    if (isFollowed && cart) onFacts();
  }, [isFollowed, cart, page.steg, page.purchase.option]);

  return {
    state,
    send,
    buy: () => {
      setPressed(true);
      void go({ type: 'next-pressed' }).finally(() => setPressed(false));
    },
    expect: () => void loadFlow().catch(() => undefined),
    isBrowsing,
    browse,
    isBuying: isPressed || state.pending !== null,
    quantity,
    chooseQuantity,
  };
}
