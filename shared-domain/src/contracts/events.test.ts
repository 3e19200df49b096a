import { SHOP_EVENTS } from './events';

test.each(Object.keys(SHOP_EVENTS))('the event %s names its area, what happened and its version', (name) => {
  expect(name).toMatch(/^shop:[a-z]+:[a-z]+(-[a-z]+)*ed@[1-9]\d*$/);
});

test('the state of the cart and of the consent is sent again to late listeners; what happened once is not', () => {
  const { 'shop:cart:state-changed@1': cart, 'shop:consent:changed@1': consent, ...moments } = SHOP_EVENTS;
  expect([cart, consent]).toEqual([{ replayed: true }, { replayed: true }]);
  for (const definition of Object.values(moments)) expect(definition).toEqual({ replayed: false });
});
