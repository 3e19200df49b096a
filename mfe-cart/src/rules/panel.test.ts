import fc from 'fast-check';
import { emptyCart } from 'shared-domain/cart';
import { aCart } from 'shared-domain/cart/testing';
import {
  canEmptyCart,
  type EmptiedEvent,
  type EmptiedState,
  nextEmptiedOrder,
  nextPanelState,
  type PanelEvent,
  type PanelState,
} from './panel';

describe('can empty', () => {
  test.each([
    ['a filled cart', aCart(), true],
    ['an empty cart', emptyCart('B2C'), false],
    ['a paid order', aCart({ hasPaid: true }), false],
  ])('[F4.1-5, F6-7] %s can be emptied: %s', (_, cart, expected) => {
    expect(canEmptyCart(cart)).toBe(expected);
  });
});

describe('panel state', () => {
  test.each<[string, PanelState, PanelEvent, PanelState]>([
    ['F4.1-1', 'expanded', { type: 'quantity-changed', itemCount: 0 }, 'collapsed'],
    ['F4.1-1', 'expanded', { type: 'item-removed', itemCount: 0 }, 'collapsed'],
    ['F4.1-1', 'expanded', { type: 'quantity-changed', itemCount: 1 }, 'expanded'],
    ['F4.1-1', 'expanded', { type: 'item-removed', itemCount: 1 }, 'expanded'],
    ['F4.1-1', 'collapsed', { type: 'item-removed', itemCount: 1 }, 'collapsed'],
    ['F2.5-5', 'expanded', { type: 'toggled' }, 'collapsed'],
    ['F2.5-5', 'collapsed', { type: 'toggled' }, 'expanded'],
    ['F2.5-5', 'collapsed', { type: 'item-added' }, 'expanded'],
    ['F2.5-5', 'expanded', { type: 'item-added' }, 'expanded'],
  ])('[%s] %s, then %j: %s', (_, before, event, after) => {
    expect(nextPanelState(before, event)).toBe(after);
  });
});

describe('emptied order', () => {
  test('[F4.1-5] the modal opens and asks, then the order is cleared', () => {
    expect(nextEmptiedOrder('closed', 'asked')).toEqual({ state: 'asking', send: null, collapsesPanel: false });
    expect(nextEmptiedOrder('asking', 'confirmed')).toEqual({
      state: 'emptying',
      send: { empty: true },
      collapsesPanel: false,
    });
  });

  test('[F2.5-8] the message stays until it is closed; then the panel collapses', () => {
    expect(nextEmptiedOrder('emptying', 'cleared')).toEqual({ state: 'emptied', send: null, collapsesPanel: false });
    expect(nextEmptiedOrder('emptied', 'dismissed')).toEqual({ state: 'closed', send: null, collapsesPanel: true });
  });

  test.each<[string, EmptiedState, EmptiedEvent, EmptiedState]>([
    ['a refusal closes it', 'emptying', 'refused', 'closed'],
    ['it may be closed while it waits', 'emptying', 'dismissed', 'closed'],
    ['an answer after that opens nothing', 'closed', 'cleared', 'closed'],
    ['a shown message stays', 'emptied', 'asked', 'emptied'],
    ['a second click changes nothing', 'emptying', 'confirmed', 'emptying'],
    ['who does not confirm keeps the cart', 'asking', 'dismissed', 'closed'],
    ['nothing is confirmed that was not asked', 'closed', 'confirmed', 'closed'],
  ])('[F4.1-5] %s', (_, before, event, state) => {
    expect(nextEmptiedOrder(before, event)).toEqual({ state, send: null, collapsesPanel: false });
  });

  test('[F4.1-5] however it is clicked, an update is sent only when it is confirmed', () => {
    const events = fc.array(fc.constantFrom<EmptiedEvent>('asked', 'confirmed', 'cleared', 'refused', 'dismissed'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(events, (each) => {
        let state: EmptiedState = 'closed';
        for (const event of each) {
          const step = nextEmptiedOrder(state, event);
          expect(step.send !== null).toBe(state === 'asking' && event === 'confirmed');
          state = step.state;
        }
      }),
    );
  });
});
