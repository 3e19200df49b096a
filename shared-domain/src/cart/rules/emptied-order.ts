import type { CartUpdateInput } from '../model';
import { CLEAR_ORDER } from './order-operation';

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
