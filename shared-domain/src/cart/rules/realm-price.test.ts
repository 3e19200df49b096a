import { toOre, ZERO } from '../../money';
import { aCartItem } from '../testing';
import { itemPriceOf } from './realm-price';

const all = aCartItem({
  price: {
    monthly: toOre(499),
    monthlyWithoutVAT: toOre(399.2),
    upfront: toOre(349),
    upfrontWithoutVAT: toOre(279.2),
    firstInvoice: toOre(99),
  },
});
const some = aCartItem({ price: { monthly: toOre(499), upfront: toOre(349), upfrontWithoutVAT: undefined } });

test('[F3.1-13] consumers see the prices with mva.', () => {
  expect(itemPriceOf(all, 'B2C')).toEqual({ monthly: 49_900, upfront: 34_900, firstInvoice: 9_900 });
});

test.each(['B2B', 'UKKO'] as const)('[F3.1-13, F6-12] %s sees those without it where the cart has them', (realm) => {
  expect(itemPriceOf(all, realm)).toEqual({ monthly: 39_920, upfront: 27_920, firstInvoice: 9_900 });
  expect(itemPriceOf(some, realm)).toEqual({ monthly: 49_900, upfront: 34_900 });
});

test('[F3.1-9] a price that is missing stays missing', () => {
  expect(itemPriceOf(aCartItem({ price: { upfront: undefined, upfrontWithoutVAT: undefined } }), 'B2C')).toEqual({});
  expect(itemPriceOf(aCartItem({ price: { upfront: ZERO } }), 'B2C')).toEqual({ upfront: 0 });
});
