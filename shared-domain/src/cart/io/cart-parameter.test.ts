import { setErrorReporter } from 'shared-domain/runtime/error-report';
import { toWire, useTestConfig } from 'shared-domain/testing';
import type { CartAnswer } from '../model';
import { aBundleCart, aCart, aCartItem } from '../testing';
import { readCartParameter } from './cart-parameter';
import { cartAnswerSchema } from './cart-wire';

const warning = jest.fn();
setErrorReporter({ error: jest.fn(), warning });
beforeEach(() => {
  warning.mockClear();
  useTestConfig({ pictureOrigins: ['https://img.example'] });
});

const sent = (cart: CartAnswer) => toWire(cartAnswerSchema, cart);
const search = (cart: unknown): string => `?so=lease24&c=${encodeURIComponent(JSON.stringify(cart))}`;

test('[P2-6] a cart of the address is shown first', () => {
  expect(readCartParameter(search(sent(aBundleCart())))).toEqual({ ...aBundleCart(), orderRef: null });
  expect(warning).not.toHaveBeenCalled();
});

test('[P2-6] pictures may be on the operator’s origins', () => {
  const image = { url: 'https://img.example/w_800/x', title: '' };
  const cart = aCart({ cart: { content: [aCartItem({ image })] } });
  expect(readCartParameter(search(sent(cart)))?.cart.content[0]?.image).toEqual(image);
});

test('[P2-6] order, person, message and redirect are dropped', () => {
  const cart = {
    ...aCart(),
    reSwitch: { name: 'Aurora', phoneNumber: '90000000' },
    errorMessage: 'Ring oss',
    redirectUrl: 'https://ond.example/',
    isInsideQueue: true,
    queueData: { a: 1 },
  };
  expect(readCartParameter(search(sent(cart)))).toEqual({ ...aCart(), orderRef: null, reSwitch: null });
});

test.each(['', '?c=', '?so=upfront'])('[P2-6] no cart in %j: nothing is shown or logged', (address) => {
  expect(readCartParameter(address)).toBeNull();
  expect(warning).not.toHaveBeenCalled();
});

test.each([
  ['no JSON', '?c={'],
  ['no cart', search({ cart: [] })],
  ['a price that is a text', search({ ...aCart(), totals: { ...aCart().totals, upfront: '349' } })],
  ['too long', search({ ...aCart(), filler: 'x'.repeat(16_384) })],
  ['a link that leaves the shop', search(aCart({ cart: { content: [aCartItem({ href: '//ond.example/' })] } }))],
  ['a link that is a script', search(aCart({ cart: { content: [aCartItem({ href: 'javascript:alert(1)' })] } }))],
  [
    'a nested picture from elsewhere',
    search(
      aBundleCart({
        cart: {
          content: [aCartItem({ items: [aCartItem({ image: { url: 'https://ond.example/x.png', title: '' } })] })],
        },
      }),
    ),
  ],
  [
    'a picture of an origin that only begins like the operator’s',
    search(
      aCart({ cart: { content: [aCartItem({ image: { url: 'https://img.example.ond.example/x.png', title: '' } })] } }),
    ),
  ],
  [
    'a responsive picture from elsewhere',
    search(
      aCart({
        cart: {
          content: [
            aCartItem({
              image: { url: '/x.png', title: '', responsive: { base: '/\\ond.example/x', widths: [], formats: [] } },
            }),
          ],
        },
      }),
    ),
  ],
])('[P2-6] %s is ignored and logged', (_, address) => {
  expect(readCartParameter(address)).toBeNull();
  expect(warning).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warning.mock.calls)).not.toContain('ond.example');
});
