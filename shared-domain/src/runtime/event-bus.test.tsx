import type { CartStatePayload } from 'shared-domain/contracts/events';
import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { emit, subscribe } from 'shared-domain/runtime/event-bus';

const STATE = 'shop:cart:state-changed@1';
const state = (itemCount: number): CartStatePayload => ({
  orderRef: 'order-1',
  realm: 'B2C',
  itemCount,
  totals: { monthly: 0, upfront: 0 },
});
const warning = jest.fn();
setErrorReporter({ error: jest.fn(), warning });
beforeEach(() => warning.mockClear());

test('an event reaches listeners of any build until they unsubscribe', () => {
  const heard: number[] = [];
  const foreign = jest.fn();
  window.addEventListener(STATE, foreign);
  const leave = subscribe(STATE, ({ itemCount }) => heard.push(itemCount), { replay: false });
  emit(STATE, state(1));
  leave();
  emit(STATE, state(2));
  expect(heard).toEqual([1]);
  expect(foreign).toHaveBeenCalledTimes(2);
  window.removeEventListener(STATE, foreign);
});

test('a late listener gets the last state once, but no past event', () => {
  const heard: number[] = [];
  const added = jest.fn();
  emit(STATE, state(3));
  emit('shop:cart:line-added@1', { name: 'Lader', quantity: 1 });
  subscribe(STATE, ({ itemCount }) => heard.push(itemCount))();
  subscribe('shop:cart:line-added@1', added)();
  subscribe(STATE, ({ itemCount }) => heard.push(itemCount), { replay: false })();
  expect(heard).toEqual([3]);
  expect(added).not.toHaveBeenCalled();
});

test('[F8-21] a version that this build does not know is ignored and logged once', () => {
  const listener = jest.fn();
  const leave = subscribe(STATE, listener, { replay: false });
  window.dispatchEvent(new CustomEvent('shop:cart:state-changed@2', { detail: {} }));
  window.dispatchEvent(new CustomEvent('shop:cart:state-changed@2', { detail: {} }));
  leave();
  expect(listener).not.toHaveBeenCalled();
  expect(warning).toHaveBeenCalledTimes(1);
  expect(warning).toHaveBeenCalledWith('Shop event of an unknown version', { event: 'shop:cart:state-changed@2' });
});

test('[F8-21] an event without detail never reaches a listener', () => {
  const listener = jest.fn();
  const leave = subscribe(STATE, listener, { replay: false });
  window.dispatchEvent(new Event(STATE));
  leave();
  expect(listener).not.toHaveBeenCalled();
  expect(warning).toHaveBeenCalledTimes(1);
});
