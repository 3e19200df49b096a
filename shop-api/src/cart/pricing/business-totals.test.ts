import fc from 'fast-check';
import type { CartItemWire, NestedCartItemWire } from 'shared-domain/cart/io';
import { ore } from 'shared-domain/money';
import { toCartAnswer } from '../answer/cart-answer';
import { type Line, newOrder, type Order } from '../orders/order';
import { memoryCatalogue } from '../testing';
import { priceLines } from './pricing';

const SHIPPING = { freeShippingLimitOre: ore(100_000), shippingOre: ore(9_900) };

/** Prices to the øre, so that rounding shows. */
const priced = fc.integer({ min: 1, max: 2_000_000 });

interface Facts {
  readonly goods: readonly { readonly priceOre: number; readonly quantity: number }[];
  readonly plans: readonly { readonly monthlyOre: number; readonly offOre: number }[];
}

function answerOf({ goods, plans }: Facts, realm: Order['realm']) {
  const [charger] = ['CHARGER'].map((sku) => memoryCatalogue().findGoods(sku, 'B2B'));
  const plan = memoryCatalogue().findPlan('FJELL_WORK');
  if (!charger || !plan) throw new Error('The test catalogue sells both');
  const catalogue = memoryCatalogue({
    goods: goods.map(({ priceOre }, index) => ({ ...charger, sku: `SKU-${index}`, priceOre: ore(priceOre) })),
    plans: plans.map(({ monthlyOre, offOre }, index) => ({
      ...plan,
      offeringCode: `PLAN_${index}`,
      monthlyOre: ore(monthlyOre),
      firstYearDiscountOre: ore(Math.min(offOre, monthlyOre)),
    })),
  });
  const lines: readonly Line[] = [
    ...goods.map(({ quantity }, index): Line => ({
      kind: 'goods',
      cartItemId: `g${index}`,
      sku: `SKU-${index}`,
      quantity,
      bundle: null,
    })),
    ...plans.map((_, index): Line => ({
      kind: 'subscription',
      cartItemId: `p${index}`,
      offeringCode: `PLAN_${index}`,
      bundleId: `b${index}`,
    })),
  ];
  const order = { ...newOrder(realm, new Date(0)), lines };
  return toCartAnswer(order, priceLines(order, catalogue), SHIPPING);
}

const flat = (items: readonly CartItemWire[]): readonly (CartItemWire | NestedCartItemWire)[] =>
  items.flatMap((item) => [item, ...item.items]);

/** Sum of what the rows of the answer say, in øre. */
const rowsOf = (content: readonly CartItemWire[], field: 'monthly' | 'upfront'): number =>
  flat(content).reduce((sum, { price, discount, quantity }) => {
    const net = price[`${field}WithoutVAT`] ?? 0;
    return sum + quantity.value * Math.round((net - (discount?.value[field] ?? 0)) * 100);
  }, 0);
const inOre = (nok: number | undefined): number => Math.round((nok ?? NaN) * 100);

test.each(['B2B', 'UKKO'] as const)('[F9.1-23, F6-12] %s: rows, sums and VAT agree to the øre', (realm) => {
  const facts = fc.record({
    goods: fc.array(fc.record({ priceOre: priced, quantity: fc.integer({ min: 1, max: 10 }) }), { maxLength: 5 }),
    plans: fc.array(fc.record({ monthlyOre: priced, offOre: fc.oneof(fc.constant(0), priced) }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(facts, (each) => {
      const { cart, totals } = answerOf(each, realm);
      expect(inOre(totals.monthlyWithoutVAT)).toBe(rowsOf(cart.content, 'monthly'));
      expect(inOre(totals.upfrontWithoutVAT)).toBe(rowsOf(cart.content, 'upfront'));
      expect(inOre(totals.upfrontWithoutVAT) + inOre(totals.vat)).toBe(inOre(totals.upfront));
      expect(inOre(totals.upfront)).toBe(
        each.goods.reduce((sum, { priceOre, quantity }) => sum + priceOre * quantity, 0),
      );
    }),
  );
});

test('[F3.2-2, F6-12] delivery and the way to free shipping are without mva. for a business', () => {
  const goods = [{ priceOre: 50_000, quantity: 1 }];
  expect(answerOf({ goods, plans: [] }, 'B2B').delivery).toMatchObject({
    value: '79,20\u00A0kr',
    progressBar: { max: 800, progress: 400 },
  });
  expect(answerOf({ goods, plans: [] }, 'B2C').delivery).toMatchObject({
    value: '99,-',
    progressBar: { max: 1_000, progress: 500 },
  });
});

test('[F9.2-9, F6-12] a business has its total prices without mva. too; a consumer has no second one', () => {
  const goods = [{ priceOre: 34_900, quantity: 1 }];
  expect(answerOf({ goods, plans: [] }, 'B2B').cart.content[0]?.price).toMatchObject({
    total: 349,
    totalWithoutVAT: 279.2,
  });
  const consumer = answerOf({ goods, plans: [] }, 'B2C');
  expect(consumer.cart.content[0]?.price).not.toHaveProperty('totalWithoutVAT');
  expect(consumer.totals).not.toHaveProperty('monthlyWithoutVAT');
});
