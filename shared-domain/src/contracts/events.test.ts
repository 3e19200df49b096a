import { SHOP_EVENTS } from './events';

test.each(Object.keys(SHOP_EVENTS))('the event %s names its area, what happened and its version', (name) => {
  expect(name).toMatch(/^shop:[a-z]+:[a-z]+(-[a-z]+)*ed@[1-9]\d*$/);
});

test('the cart is told again to late listeners and to other tabs; what happened once is not', () => {
  const { 'shop:cart:state-changed@1': state, ...moments } = SHOP_EVENTS;
  expect(state).toEqual({ replayed: true, acrossTabs: true });
  for (const definition of Object.values(moments)) expect(definition).toEqual({ replayed: false, acrossTabs: false });
});
