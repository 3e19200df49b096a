import fc from 'fast-check';
import { type EmptiedEvent, type EmptiedState, nextEmptiedOrder } from './emptied-order';

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
