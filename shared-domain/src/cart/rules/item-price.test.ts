import fc from 'fast-check';
import { showTexts } from 'shared-domain/testing';
import { ore, toOre, ZERO } from '../../money';
import type { Change } from '../../testing/merge';
import type { CartItem } from '../model';
import { aBundleItem, aCartItem, aNestedItem } from '../testing';
import { cartText } from '../texts/nb';
import { displayedPrice, itemPriceOf, shownField, totalMinimumPrice, totalOf } from './item-price';

const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

const shown = (change: Change<CartItem>, realm: 'B2C' | 'B2B' = 'B2C') => displayedPrice(aCartItem(change), realm);
const pieces = (value: number) => ({ value, modifiable: true, removable: true });

const toPrice = (nok: number | undefined) => (nok === undefined ? undefined : toOre(nok));

test('[F9.1-16] monthly price less monthly discount, whatever the quantity', () => {
  const item = aNestedItem({
    quantity: pieces(3),
    discount: { isUniqueDiscount: false, value: { monthly: toOre(100), upfront: toOre(7) } },
  });
  expect(inNorwegian(displayedPrice(item, 'B2C'))).toMatchObject({
    amount: 39_900,
    isMonthly: true,
    ordinary: 'ord. pris: 499,-/md.',
  });
});

test('[F9.1-16] free months: nothing at first, the price less its discount later', () => {
  const item = aNestedItem({ freeMonths: 2, discount: { isUniqueDiscount: false, value: { monthly: toOre(100) } } });
  expect(inNorwegian(displayedPrice(item, 'B2C'))).toMatchObject({
    amount: 0,
    isMonthly: true,
    later: 'i 2\u00A0md., deretter 399,-/md.',
    ordinary: 'ord. pris: 499,-/md.',
  });
  expect(inNorwegian(displayedPrice(aNestedItem({ freeMonths: 2 }), 'B2B'))).toMatchObject({
    later: 'i 2\u00A0md., deretter 399,20\u00A0kr/md.',
    ordinary: null,
  });
  expect(shown({ freeMonths: 2 })).toMatchObject({ amount: 34_900, later: null });
});

test('[F9.1-17] else the first invoice times quantity', () => {
  expect(
    inNorwegian(shown({ price: { firstInvoice: toOre(99), upfront: toOre(349) }, quantity: pieces(2) })),
  ).toMatchObject({
    amount: 19_800,
    isMonthly: false,
    ordinary: null,
  });
});

test('[F9.1-18] else the upfront price less its discount, times quantity', () => {
  expect(
    inNorwegian(shown({ quantity: pieces(2), discount: { isUniqueDiscount: false, value: { upfront: toOre(50) } } })),
  ).toMatchObject({
    amount: 59_800,
    ordinary: 'ord. pris: 698,-',
    uniqueDiscount: null,
  });
});

test('[F9.1-18, F9.1-20] a unique discount is a line of its own, for each piece', () => {
  expect(
    inNorwegian(
      shown({
        quantity: pieces(2),
        discount: { name: 'Rabattkode', isUniqueDiscount: true, value: { upfront: toOre(50) } },
      }),
    ),
  ).toMatchObject({
    amount: 69_800,
    ordinary: null,
    uniqueDiscount: { name: 'Rabattkode', amount: '\u2212100,-' },
  });
});

test('[F9.1-16, F9.1-17] a 0 counts only when no later price is above 0', () => {
  expect(inNorwegian(shown({ price: { monthly: ZERO, upfront: toOre(349) } }))).toMatchObject({
    amount: 34_900,
    isMonthly: false,
  });
  expect(inNorwegian(shown({ price: { monthly: ZERO, upfront: ZERO } }))).toMatchObject({ amount: 0, isMonthly: true });
  expect(inNorwegian(shown({ price: { monthly: ZERO, firstInvoice: toOre(99) } }))).toMatchObject({ amount: 9_900 });
});

test('[F9.1-16..18] the first price that is there; a 0 gives way to a later price above 0', () => {
  const price = fc.option(fc.integer({ min: -2, max: 2 }).map(ore), { nil: undefined });
  fc.assert(
    fc.property(price, price, price, (monthly, firstInvoice, upfront) => {
      const given = [
        ['monthly', monthly],
        ['firstInvoice', firstInvoice],
        ['upfront', upfront],
      ].filter((pair) => pair[1] !== undefined) as [string, number][];
      while (given[0]?.[1] === 0 && given.slice(1).some(([, later]) => later > 0)) given.shift();
      expect(
        shownField({
          ...(monthly !== undefined && { monthly }),
          ...(firstInvoice !== undefined && { firstInvoice }),
          ...(upfront !== undefined && { upfront }),
        }),
      ).toBe(given[0]?.[0] ?? null);
    }),
  );
});

test('[F9.1-18] a row without any price shows none, not 0', () => {
  expect(inNorwegian(shown({ price: { upfront: undefined, upfrontWithoutVAT: undefined } }))).toBeNull();
});

test('[F9.1-16, F9.1-19] a discount of another price changes nothing', () => {
  expect(inNorwegian(shown({ discount: { isUniqueDiscount: false, value: { monthly: toOre(50) } } }))).toMatchObject({
    amount: 34_900,
    ordinary: null,
    uniqueDiscount: null,
  });
  expect(
    inNorwegian(
      shown({
        price: { firstInvoice: toOre(99) },
        discount: { isUniqueDiscount: false, value: { upfront: toOre(50), monthly: toOre(50) } },
      }),
    ),
  ).toMatchObject({ amount: 9_900, ordinary: null });
});

test('[F9.1-16, F9.1-20] a unique discount is not a line of its own of a monthly price', () => {
  const item = aNestedItem({ discount: { isUniqueDiscount: true, value: { monthly: toOre(100) } } });
  expect(inNorwegian(displayedPrice(item, 'B2C'))).toMatchObject({ amount: 39_900, uniqueDiscount: null });
});

test('[F9.1-20] a unique discount without a name is called Rabatt', () => {
  expect(
    inNorwegian(shown({ discount: { isUniqueDiscount: true, value: { upfront: toOre(50) } } })?.uniqueDiscount),
  ).toEqual({
    name: 'Rabatt',
    amount: '\u221250,-',
  });
});

test('[F9.1-21] a lease without a subscription has a from-price', () => {
  expect(displayedPrice(aBundleItem(), 'B2C')?.isFrom).toBe(false);
  expect(
    displayedPrice(
      aBundleItem({ items: [aNestedItem({ type: 'SERVICE' }), aNestedItem({ type: 'SUBSCRIPTION_DRAFT' })] }),
      'B2C',
    )?.isFrom,
  ).toBe(false);
  expect(displayedPrice(aBundleItem({ items: [] }), 'B2C')?.isFrom).toBe(true);
  expect(displayedPrice({ ...aBundleItem(), items: undefined }, 'B2C')?.isFrom).toBe(true);
  expect(displayedPrice(aBundleItem({ items: [aNestedItem({ type: 'SERVICE' })] }), 'B2C')?.isFrom).toBe(true);
  expect(shown({})?.isFrom).toBe(false);
  expect(shown({ leaseMonths: 0 })?.isFrom).toBe(false);
  expect(cartText({ key: 'priceFrom', values: { price: '541,-/md.' } })).toBe('fra 541,-/md.');
});

test('[F9.1-22] pieces and unit price, after the discount', () => {
  expect(
    inNorwegian(shown({ quantity: pieces(2), discount: { isUniqueDiscount: false, value: { upfront: toOre(50) } } })),
  ).toMatchObject({
    pieces: '2\u00A0stk',
    unitPrice: '2 x 299,-/stk',
  });
  expect(inNorwegian(shown({}))).toMatchObject({ pieces: null, unitPrice: null });
  expect(inNorwegian(displayedPrice(aNestedItem({ quantity: pieces(2) }), 'B2C'))).toMatchObject({
    pieces: '2\u00A0stk',
    unitPrice: null,
  });
});

test('[F3.1-13, F6-12] businesses see prices without mva. where there are any', () => {
  expect(inNorwegian(shown({}, 'B2B')?.amount)).toBe(27_920);
  expect(inNorwegian(shown({ price: { upfrontWithoutVAT: undefined } }, 'B2B')?.amount)).toBe(34_900);
  expect(inNorwegian(displayedPrice(aNestedItem(), 'B2B')?.amount)).toBe(39_920);
});

test('[F9.1-16..18, F9.1-20] the shown price against its own oracle, in kroner', () => {
  const nok = fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined });
  const facts = fc.record({
    monthly: nok,
    firstInvoice: nok,
    upfront: nok,
    monthlyOff: fc.nat(100),
    upfrontOff: fc.nat(100),
    isUniqueDiscount: fc.boolean(),
    value: fc.integer({ min: 1, max: 10 }),
  });
  fc.assert(
    fc.property(facts, ({ monthly, firstInvoice, upfront, monthlyOff, upfrontOff, isUniqueDiscount, value }) => {
      const item = {
        ...aCartItem({
          quantity: pieces(value),
          discount: { isUniqueDiscount, value: { monthly: toOre(monthlyOff), upfront: toOre(upfrontOff) } },
        }),
        price: { monthly: toPrice(monthly), firstInvoice: toPrice(firstInvoice), upfront: toPrice(upfront) },
      };
      let kroner = upfront === undefined ? NaN : upfront * value - (isUniqueDiscount ? 0 : upfrontOff * value);
      if (firstInvoice !== undefined) kroner = firstInvoice * value;
      if (monthly !== undefined) kroner = monthly - monthlyOff;
      expect(inNorwegian(displayedPrice(item, 'B2C')?.amount ?? NaN)).toBe(kroner * 100);
    }),
  );
});

test('[F9.1-18, F9.1-19] the shown price is unit price times pieces; struck exactly when a discount applies', () => {
  const facts = fc.record({
    upfront: fc.integer({ min: 1, max: 20_000 }),
    off: fc.integer({ min: 0, max: 500 }),
    value: fc.integer({ min: 1, max: 10 }),
  });
  fc.assert(
    fc.property(facts, ({ upfront, off, value }) => {
      const price = shown({
        price: { upfront: toOre(upfront) },
        quantity: pieces(value),
        discount: { isUniqueDiscount: false, value: { upfront: toOre(off) } },
      });
      expect(price?.amount).toBe((upfront - off) * value * 100);
      expect(price?.ordinary === null).toBe(off === 0);
    }),
  );
});

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
