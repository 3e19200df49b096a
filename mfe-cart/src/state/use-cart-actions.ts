import { useEffect, useRef, useState } from 'react';
import { type CartAnswer, countItems, quantityUpdate } from 'shared-domain/cart';
import { ok, type Result } from 'shared-domain/kernel';
import { emit } from 'shared-domain/runtime/event-bus';
import { type CartRefusal, cartStore, updateCart } from 'shared-domain/stores/cart-store';
import type { RowView } from '../data/cart-row-mapper';
import type { Reorder } from '../rules/kept-cart';
import {
  type EmptiedEvent,
  type EmptiedState,
  nextEmptiedOrder,
  nextPanelState,
  type PanelEvent,
} from '../rules/panel';
import { type RemovedRowState, useRemovedRow } from './use-shown-cart';

export interface UndoOffer extends Pick<RemovedRowState, 'removed' | 'hold'> {
  readonly onUndo: () => void;
}

export interface CartActions {
  readonly changeQuantity: (row: RowView, quantity: number) => void;
  readonly remove: (row: RowView) => void;
  /** The removed rows that can be put back for some seconds, and how. */
  readonly undo: UndoOffer;
  /** Orders the rows of an earlier cart again; what the shop refuses is left out and said. */
  readonly reorder: (rows: readonly Reorder[]) => void;
  readonly empty: () => void;
  readonly confirmEmpty: () => void;
  readonly emptied: EmptiedState;
  readonly closeEmptied: () => void;
}

const closeDrawer = (): void => void emit('shop:cart:drawer-requested@1', { open: false });

/** The panel closes when nothing is left in it (F4.1-1). */
const collapseAfter =
  (type: Extract<PanelEvent, { readonly itemCount: number }>['type']) =>
  (result: Result<CartAnswer, CartRefusal>): void => {
    if (
      result.ok &&
      nextPanelState('expanded', { type, itemCount: countItems(result.value.cart.content) }) === 'collapsed'
    )
      closeDrawer();
  };

/** The same after a removal, once it can no longer be undone: until then the panel offers to. */
function useCollapseAfterOffer(isOffered: boolean): (result: Result<CartAnswer, CartRefusal>) => void {
  const wasOffered = useRef(isOffered);
  useEffect(() => {
    const { cart, pending } = cartStore.getState();
    // An undo is under way, or has put the row back.
    if (wasOffered.current && !isOffered && cart && !pending) collapseAfter('item-removed')(ok(cart));
    wasOffered.current = isOffered;
  }, [isOffered]);
  return (result) => {
    if (!wasOffered.current) collapseAfter('item-removed')(result);
  };
}

/** They are sent one after the other, so that they keep their order. The last refusal stays in the store. */
async function reorderAll(rows: readonly Reorder[]): Promise<void> {
  const refusals: string[] = [];
  for (const { name, input } of rows) {
    const result = await updateCart(input, { name });
    if (!result.ok) refusals.push(result.failure.message);
  }
  if (refusals.length > 0) cartStore.setState({ refusal: [...new Set(refusals)].join(' ') });
}

/** Everything that a visitor may do to the cart. A refusal is held by the store. */
export function useCartActions(): CartActions {
  const { removed, setRemoved, hold } = useRemovedRow();
  const collapseLater = useCollapseAfterOffer(removed !== null);
  const [emptied, setEmptied] = useState<EmptiedState>('closed');
  const onEmptied = (event: EmptiedEvent): void => {
    const { send, collapsesPanel } = nextEmptiedOrder(emptied, event);
    // The answer may come after another change of the state.
    setEmptied((current) => nextEmptiedOrder(current, event).state);
    if (collapsesPanel) closeDrawer();
    if (send) void updateCart(send).then(({ ok }) => onEmptied(ok ? 'cleared' : 'refused'));
  };
  return {
    changeQuantity: (row, quantity) => {
      const input = quantityUpdate(row, quantity, row.discountCode);
      if (input) void updateCart(input).then(collapseAfter('quantity-changed'));
    },
    remove: (row) => {
      if (!row.removal) return;
      setRemoved(row);
      void updateCart(row.removal).then((result) => {
        if (!result.ok) setRemoved(null);
        collapseLater(result);
      });
    },
    undo: {
      removed,
      hold,
      onUndo: () => {
        if (removed) void updateCart({ restore: { cartItemId: removed.cartItemId } });
        setRemoved(null);
      },
    },
    reorder: (rows) => void reorderAll(rows),
    empty: () => onEmptied('asked'),
    confirmEmpty: () => onEmptied('confirmed'),
    emptied,
    closeEmptied: () => onEmptied('dismissed'),
  };
}
