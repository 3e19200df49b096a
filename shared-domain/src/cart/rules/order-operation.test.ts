import { CLEAR_ORDER, EXTEND_ORDER } from './order-operation';

test('[F4.1-3, F4.1-4, P7-15] to extend and to clear an order as inputs of an update', () => {
  expect(EXTEND_ORDER).toEqual({ extend: true });
  expect(CLEAR_ORDER).toEqual({ empty: true });
});
