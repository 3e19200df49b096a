import { useEffect, useState } from 'react';
import { type CartAnswer, EXTEND_ORDER, isRenderedWhole } from 'shared-domain/cart';
import { keepQueueData } from 'shared-domain/cart/io';
import { isLegalBundleIncomplete } from 'shared-domain/legal';
import { getConfig } from 'shared-domain/runtime/config';
import { reportWarning } from 'shared-domain/runtime/error-report';
import { serverNowMs } from 'shared-domain/runtime/server-time';
import {
  adoptCart,
  cartStore,
  dismissRefusal,
  refreshCart,
  updateCart,
  useCart,
} from 'shared-domain/stores/cart-store';
import type { RowView } from '../data/cart-row-mapper';
import { saveCart } from '../data/saved-cart';
import { isExtensionDue } from '../rules/kept-cart';

const HALF_DAY_MS = 12 * 3_600_000;
/** Extensions that this page has asked for: at most one for an order in half a day, whatever the answers say. */
const asked = new Set<string>();

/** Takes care of a cart that is looked at: its order gets another day when it needs one (F4.1-3), and what it holds is kept. */
export function useCartUpkeep(answer: CartAnswer | null): void {
  useEffect(() => {
    if (answer) saveCart(answer);
  }, [answer]);

  useEffect(() => {
    const nowMs = serverNowMs();
    if (!answer?.orderRef || nowMs === null || !isExtensionDue(answer, nowMs)) return;
    const extension = `${answer.orderRef} ${Math.floor(nowMs / HALF_DAY_MS)}`;
    if (asked.has(extension)) return;
    asked.add(extension);
    // No one asked for it, so its failure is no message.
    void updateCart(EXTEND_ORDER).then(({ ok }) => !ok && dismissRefusal());
  }, [answer]);

  const isIncomplete = answer !== null && isLegalBundleIncomplete(answer);
  useEffect(() => {
    if (isIncomplete) reportWarning('A lease without a code: its total price cannot be stated', { where: 'cart' });
  }, [isIncomplete]);
}

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

export type ShownCart =
  | { readonly status: 'ready'; readonly answer: CartAnswer }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' };

/**
 * The cart to show: the store's, until then the one that the server rendered.
 *
 * @param rendered the visitor's cart in the page's own HTML; null elsewhere
 */
export function useShownCart(rendered: CartAnswer | null): ShownCart {
  const status = useCart((state) => state.status);
  const cart = useCart((state) => state.cart);

  useEffect(() => {
    if (!rendered || !isRenderedWhole(rendered)) void refreshCart();
    // The cart of a store that is ready is newer than this page's HTML.
    else if (cartStore.getState().status !== 'ready') {
      // No call was made, which would have kept it (F4.4-1).
      keepQueueData(rendered, getConfig().checkoutEnvironment);
      adoptCart(rendered);
    }
  }, [rendered]);

  if (status === 'failed' && !rendered) return { status: 'failed' };
  const answer = status === 'ready' ? cart : rendered;
  return answer ? { status: 'ready', answer } : { status: 'loading' };
}
