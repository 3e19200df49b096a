import { useState } from 'react';
import { countItems, quantityUpdate, type CartAnswer } from 'shared-domain/cart';
import type { Result } from 'shared-domain/kernel';
import { updateCart, type CartRefusal } from 'shared-domain/runtime/cart-store';
import { emit } from 'shared-domain/runtime/event-bus';
import type { CartRow } from '../data/cart-row-mapper';

/** F4.1-5: the dialog opens, then the order is emptied. */
export type EmptiedState = 'closed' | 'emptying' | 'emptied';

export interface CartActions {
  readonly changeQuantity: (row: CartRow, quantity: number) => void;
  readonly remove: (row: CartRow) => void;
  readonly empty: () => void;
  readonly emptied: EmptiedState;
  readonly closeEmptied: () => void;
}

const closeDrawer = (): void => emit('shop:cart:drawer-requested@1', { open: false });

/** The panel closes when nothing is left in it (F4.1-1). */
function closeWhenEmpty(result: Result<CartAnswer, CartRefusal>): void {
  if (result.ok && countItems(result.value.cart.content) === 0) closeDrawer();
}

/** What a visitor may do to the cart. Refusals stand in the store. */
export function useCartActions(): CartActions {
  const [emptied, setEmptied] = useState<EmptiedState>('closed');
  return {
    changeQuantity: (row, quantity) => {
      const input = quantityUpdate(row, quantity);
      if (input) void updateCart(input).then(closeWhenEmpty);
    },
    remove: ({ removal }) => {
      if (removal) void updateCart(removal).then(closeWhenEmpty);
    },
    empty: () => {
      setEmptied('emptying');
      void updateCart({ empty: true }).then((result) => setEmptied(result.ok ? 'emptied' : 'closed'));
    },
    emptied,
    closeEmptied: () => {
      setEmptied('closed');
      if (emptied === 'emptied') closeDrawer();
    },
  };
}
