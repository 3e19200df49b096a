import fc from 'fast-check';
import type { Change } from '../../testing/merge';
import type { CartItem } from '../model';
import { aBundleItem, aCartItem, aNestedItem } from '../testing';
import { displayedPrice } from './item-price';

const shown = (change: Change<CartItem>, realm: 'B2C' | 'B2B' = 'B2C') => displayedPrice(aCartItem(change), realm);
const pieces = (value: number) => ({ value, modifiable: true, removable: true });

test('[F9.1-16] monthly price less monthly discount, whatever the quantity', () => {
  const item = aNestedItem({ quantity: pieces(3), discount: { isUniqueDiscount: false, value: { monthly: 100, upfront: 7 } } });
  expect(displayedPrice(item, 'B2C')).toMatchObject({ amount: 39_900, isMonthly: true, ordinary: 'ord. pris: 499,-/md.' });
});

test('[F9.1-17] else the first invoice times quantity', () => {
  expect(shown({ price: { firstInvoice: 99, upfront: 349 }, quantity: pieces(2) })).toMatchObject({ amount: 19_800, isMonthly: false, ordinary: null });
});

test('[F9.1-18] else the upfront price less its discount, times quantity', () => {
  expect(shown({ quantity: pieces(2), discount: { isUniqueDiscount: false, value: { upfront: 50 } } })).toMatchObject({ amount: 59_800, ordinary: 'ord. pris: 698,-', uniqueDiscount: null });
});

test('[F9.1-18, F9.1-20] a unique discount is a line of its own, for each piece', () => {
  expect(shown({ quantity: pieces(2), discount: { name: 'Rabattkode', isUniqueDiscount: true, value: { upfront: 50 } } })).toMatchObject({
    amount: 69_800, ordinary: null, uniqueDiscount: { name: 'Rabattkode', amount: '\u2212100,-' },
  });
});

test('[F9.1-16, F9.1-17] a 0 counts only when no later price is above 0', () => {
  expect(shown({ price: { monthly: 0, upfront: 349 } })).toMatchObject({ amount: 34_900, isMonthly: false });
  expect(shown({ price: { monthly: 0, upfront: 0 } })).toMatchObject({ amount: 0, isMonthly: true });
  expect(shown({ price: { monthly: 0, firstInvoice: 99 } })).toMatchObject({ amount: 9_900 });
});

test('[F9.1-21] fra before the price of a lease without a subscription', () => {
  expect(displayedPrice(aBundleItem(), 'B2C').prefix).toBe('');
  expect(displayedPrice(aBundleItem({ items: [] }), 'B2C').prefix).toBe('fra ');
  expect(shown({}).prefix).toBe('');
});

test('[F9.1-22] pieces and unit price, after the discount', () => {
  expect(shown({ quantity: pieces(2), discount: { isUniqueDiscount: false, value: { upfront: 50 } } })).toMatchObject({ pieces: '2\u00A0stk', unitPrice: '2 x 299,-/stk' });
  expect(shown({})).toMatchObject({ pieces: null, unitPrice: null });
  expect(displayedPrice(aNestedItem({ quantity: pieces(2) }), 'B2C')).toMatchObject({ pieces: '2\u00A0stk', unitPrice: null });
});

test('[F3.1-13, F6-12] businesses see prices without mva. where there are any', () => {
  expect(shown({}, 'B2B').amount).toBe(27_920);
  expect(shown({ price: { upfrontWithoutVAT: undefined } }, 'B2B').amount).toBe(34_900);
  expect(displayedPrice(aNestedItem(), 'B2B').amount).toBe(39_920);
});

test('[F9.1-18, F9.1-19] the shown price is unit price times pieces; struck exactly when a discount applies', () => {
  const facts = fc.record({ upfront: fc.integer({ min: 1, max: 20_000 }), off: fc.integer({ min: 0, max: 500 }), value: fc.integer({ min: 1, max: 10 }) });
  fc.assert(
    fc.property(facts, ({ upfront, off, value }) => {
      const price = shown({ price: { upfront }, quantity: pieces(value), discount: { isUniqueDiscount: false, value: { upfront: off } } });
      expect(price.amount).toBe((upfront - off) * value * 100);
      expect(price.ordinary === null).toBe(off === 0);
    }),
  );
});
