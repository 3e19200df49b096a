import { useState } from 'react';
import {
  type CartAnswer,
  countItems,
  type EmptiedEvent,
  type EmptiedState,
  nextEmptiedOrder,
  nextPanelState,
  type PanelEvent,
  quantityUpdate,
} from 'shared-domain/cart';
import type { Result } from 'shared-domain/kernel';
import { emit } from 'shared-domain/runtime/event-bus';
import { type CartRefusal, updateCart } from 'shared-domain/stores/cart-store';
import type { CartRow } from '../data/cart-row-mapper';

export interface CartActions {
  readonly changeQuantity: (row: CartRow, quantity: number) => void;
  readonly remove: (row: CartRow) => void;
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

/** What a visitor may do to the cart. The store holds a refusal. */
export function useCartActions(): CartActions {
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
      const input = quantityUpdate(row, quantity);
      if (input) void updateCart(input).then(collapseAfter('quantity-changed'));
    },
    remove: ({ removal }) => {
      if (removal) void updateCart(removal).then(collapseAfter('item-removed'));
    },
    empty: () => onEmptied('asked'),
    confirmEmpty: () => onEmptied('confirmed'),
    emptied,
    closeEmptied: () => onEmptied('dismissed'),
  };
}
