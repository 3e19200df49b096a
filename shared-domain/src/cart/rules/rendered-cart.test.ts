import { aCart } from '../testing';
import { isRenderedWhole, toRenderedCart } from './rendered-cart';

test('[P3-29] the HTML of a cart has no phone number, and says that it is not whole', () => {
  const rendered = toRenderedCart(aCart({ reSwitch: { name: 'Nova 9', phoneNumber: '91234567' } }));
  expect(rendered).toEqual(aCart({ reSwitch: { name: 'Nova 9', phoneNumber: '' } }));
  expect(isRenderedWhole(rendered)).toBe(false);
});

test('[P3-29] a cart without a swap is rendered whole', () => {
  expect(toRenderedCart(aCart())).toEqual(aCart());
  expect([
    isRenderedWhole(aCart()),
    isRenderedWhole(aCart({ reSwitch: { name: 'Nova 9', phoneNumber: '91234567' } })),
  ]).toEqual([true, true]);
});
