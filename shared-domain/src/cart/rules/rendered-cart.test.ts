import { aCart, aCartItem } from '../testing';
import { isRenderedWhole, toRenderedCart } from './rendered-cart';

test('[P3-29] the HTML of a cart has no phone number, and says that it is not whole', () => {
  const rendered = toRenderedCart(aCart({ reSwitch: { name: 'Nova 9', phoneNumber: '91234567' } }));
  expect(rendered).toEqual(aCart({ reSwitch: { name: 'Nova 9', phoneNumber: '' } }));
  expect(isRenderedWhole(rendered)).toBe(false);
});

test('nor those whose plan is replaced, alone or with a phone', () => {
  const plan = aCartItem({ type: 'SUBSCRIPTION', phoneNumber: '91234567' });
  const { items: _none, ...nested } = plan;
  const phone = aCartItem({ type: 'HANDSET', items: [{ ...nested, items: [] }] });
  const cart = aCart({ cart: { content: [plan, phone] } });
  const rendered = toRenderedCart(cart);
  expect(JSON.stringify(rendered)).not.toContain('91234567');
  expect([isRenderedWhole(cart), isRenderedWhole(rendered)]).toEqual([true, false]);
});

test('[P3-29] a cart without a swap is rendered whole', () => {
  expect(toRenderedCart(aCart())).toEqual(aCart());
  expect([
    isRenderedWhole(aCart()),
    isRenderedWhole(aCart({ reSwitch: { name: 'Nova 9', phoneNumber: '91234567' } })),
  ]).toEqual([true, true]);
});
