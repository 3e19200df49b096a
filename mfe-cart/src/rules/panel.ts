import { type CartAnswer, type CartUpdateInput, CLEAR_ORDER } from 'shared-domain/cart';

/** Whether the cart can be emptied: it has items and the order is not paid (F4.1-5, F6-7). */
export const canEmptyCart = ({ hasPaid, cart }: Pick<CartAnswer, 'hasPaid' | 'cart'>): boolean =>
  !hasPaid && cart.content.length > 0;

/** The cart panel: expanded (the drawer is open) or collapsed (F2.5-5, F4.1-1). */
export type PanelState = 'expanded' | 'collapsed';

export type PanelEvent =
  | { readonly type: 'toggled' | 'item-added' }
  /** `itemCount`: remaining items, counted by F5.1-5. */
  | { readonly type: 'quantity-changed' | 'item-removed'; readonly itemCount: number };

/**
 * The next state of the panel (F2.5-5, F4.1-1): a click toggles it, added goods expand it, and a change or removal
 * that leaves no item collapses it. A refused change is not an event.
 */
export function nextPanelState(state: PanelState, event: PanelEvent): PanelState {
  if ('itemCount' in event) return event.itemCount === 0 ? 'collapsed' : state;
  return event.type === 'toggled' && state === 'expanded' ? 'collapsed' : 'expanded';
}

/** State of the modal that empties the order: closed, asking whether to, emptying, emptied (F4.1-5, F2.5-8). */
export type EmptiedState = 'closed' | 'asking' | 'emptying' | 'emptied';
export type EmptiedEvent = 'asked' | 'confirmed' | 'cleared' | 'refused' | 'dismissed';

/** Transitions of the modal (F4.1-5); unlisted events change nothing, so a second click sends no second update. */
const TRANSITIONS: Readonly<Record<EmptiedState, Partial<Readonly<Record<EmptiedEvent, EmptiedState>>>>> = {
  closed: { asked: 'asking' },
  asking: { confirmed: 'emptying', dismissed: 'closed' },
  emptying: { cleared: 'emptied', refused: 'closed', dismissed: 'closed' },
  emptied: { dismissed: 'closed' },
};

export interface EmptiedStep {
  readonly state: EmptiedState;
  /** The update to send once the visitor has confirmed it in the modal, or null. */
  readonly send: CartUpdateInput | null;
  /** The message was closed and the cart is empty: the panel collapses. */
  readonly collapsesPanel: boolean;
}

/** The next state of the modal and its effects (F4.1-5). */
export function nextEmptiedOrder(before: EmptiedState, event: EmptiedEvent): EmptiedStep {
  const state = TRANSITIONS[before][event] ?? before;
  return {
    state,
    send: before === 'asking' && state === 'emptying' ? CLEAR_ORDER : null,
    collapsesPanel: before === 'emptied' && state === 'closed',
  };
}
