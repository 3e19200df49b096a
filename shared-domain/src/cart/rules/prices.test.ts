import fc from 'fast-check';
import { toOre, ZERO } from '../../money';
import { aBundleItem, aCartItem, aNestedItem } from '../testing';
import { displayedPrice } from './item-price';
import { itemPriceOf, totalMinimumPrice, totalOf } from './prices';

describe('realm price', () => {
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
});

describe('totals', () => {
  test('[F9.1-23] quantity × price − quantity × discount, nested items too, each field by itself', () => {
    const charger = aCartItem({
      quantity: { value: 3, modifiable: true, removable: true },
      discount: { isUniqueDiscount: true, value: { upfront: toOre(49), monthly: toOre(1_000) } },
    });
    const bundle = aBundleItem({
      items: [aNestedItem({ discount: { isUniqueDiscount: false, value: { monthly: toOre(100) } } })],
      price: { firstInvoice: toOre(99) },
    });
    const items = [charger, bundle];
    expect(totalOf(items, 'upfront', 'B2C')).toBe(90_000);
    expect(totalOf([bundle], 'monthly', 'B2C')).toBe((541 + 499 - 100) * 100);
    expect(totalOf([bundle], 'firstInvoice', 'B2C')).toBe(9_900);
  });

  test('[F9.1-23] against its own oracle', () => {
    const line = fc.record({
      upfront: fc.integer({ min: 0, max: 10_000 }),
      off: fc.integer({ min: 0, max: 100 }),
      value: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const items = lines.map(({ upfront, off, value }) =>
          aCartItem({
            price: { upfront: toOre(upfront) },
            quantity: { value, modifiable: true, removable: true },
            discount: { isUniqueDiscount: false, value: { upfront: toOre(off) } },
          }),
        );
        let kroner = 0;
        for (const { upfront, off, value } of lines) kroner += value * upfront - value * off;
        expect(totalOf(items, 'upfront', 'B2C')).toBe(kroner * 100);
      }),
    );
  });

  test('[F9.1-23, F3.1-13] for businesses the prices without mva., less discounts that are without it already', () => {
    const items = [
      aCartItem({
        quantity: { value: 2, modifiable: true, removable: true },
        discount: { isUniqueDiscount: false, value: { upfront: toOre(79.2) } },
      }),
    ];
    expect(totalOf(items, 'upfront', 'B2B')).toBe(40_000);
    expect(totalOf(items, 'monthly', 'B2B')).toBe(0);
  });

  test('[F9.2-9] an item without a total adds nothing; without any total there is no sum', () => {
    const none = aCartItem({ price: { total: undefined } });
    expect(totalMinimumPrice([none, aCartItem()], 'B2C')).toBe(34_900);
    expect(totalMinimumPrice([none], 'B2C')).toBeNull();
    expect(totalMinimumPrice([aCartItem({ price: { total: ZERO } })], 'B2C')).toBe(0);
  });

  test('[F9.1-16..18, F9.1-23] a shown price and its total agree for one piece with one price', () => {
    const field = fc.constantFrom('monthly', 'upfront', 'firstInvoice');
    fc.assert(
      fc.property(field, fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 0, max: 100 }), (name, price, off) => {
        const item = {
          ...aCartItem({ discount: { isUniqueDiscount: false, value: { monthly: toOre(off), upfront: toOre(off) } } }),
          price: { [name]: price },
        };
        expect(displayedPrice(item, 'B2C')?.amount).toBe(totalOf([item], name, 'B2C'));
      }),
    );
  });

  test('[F9.2-9, F6-12] a business has the totals without mva.; one that is not stated is not made up', () => {
    const stated = aCartItem({ price: { totalWithoutVAT: toOre(279.2) } });
    expect(totalMinimumPrice([stated, aCartItem()], 'B2B')).toBe(27_920);
    expect(totalMinimumPrice([aCartItem()], 'UKKO')).toBeNull();
  });

  test('[F9.2-9] the sum of the items’ total prices', () => {
    expect(
      totalMinimumPrice(
        [aBundleItem(), aCartItem({ quantity: { value: 2, modifiable: true, removable: true } })],
        'B2C',
      ),
    ).toBe((12_984 + 2 * 349) * 100);
  });
});
