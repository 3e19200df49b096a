import type { CartUpdateInput } from '../model';
import { CLEAR_ORDER } from './order-operation';

/** The modal of an emptied order: it opens, says that the order is being emptied, then that it is (F4.1-5, F2.5-8). */
export type EmptiedState = 'closed' | 'emptying' | 'emptied';
export type EmptiedEvent = 'asked' | 'cleared' | 'refused' | 'dismissed';

/** F4.1-5; what is not listed changes nothing: a second click sends no second update. */
const TRANSITIONS: Readonly<Record<EmptiedState, Partial<Readonly<Record<EmptiedEvent, EmptiedState>>>>> = {
  closed: { asked: 'emptying' },
  emptying: { cleared: 'emptied', refused: 'closed', dismissed: 'closed' },
  emptied: { dismissed: 'closed' },
};

export interface EmptiedStep {
  readonly state: EmptiedState;
  /** What is sent once the modal is open; null: nothing. */
  readonly send: CartUpdateInput | null;
  /** The message was read and there is nothing left to see: the panel collapses. */
  readonly collapsesPanel: boolean;
}

/** The modal after an event, with what follows from it (F4.1-5). */
export function nextEmptiedOrder(before: EmptiedState, event: EmptiedEvent): EmptiedStep {
  const state = TRANSITIONS[before][event] ?? before;
  return {
    state,
    send: before === 'closed' && state === 'emptying' ? CLEAR_ORDER : null,
    collapsesPanel: before === 'emptied' && state === 'closed',
  };
}
