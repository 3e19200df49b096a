import fc from 'fast-check';
import * as v from 'valibot';
import { toNok } from '../money';
import { nokSchema, oreSchema, priceSchema } from './money-schema';

test('[F9.1-25] kroner of the wire are øre inside, rounded to the nearest', () => {
  expect([499, 99.5, 12_990.004, 1.005].map((nok) => v.parse(priceSchema, nok))).toEqual([
    49_900, 9_950, 1_299_000, 101,
  ]);
  expect(v.parse(nokSchema, -59)).toBe(-5_900);
});

test.each([
  ['a price below 0', priceSchema, -1],
  ['a text', nokSchema, '499'],
  ['a missing price', priceSchema, undefined],
  ['an amount too large to be exact', nokSchema, 1e300],
  ['part of an øre in a storage', oreSchema, 49_900.5],
])('%s is refused', (_, schema, amount) => {
  expect(v.safeParse(schema, amount).success).toBe(false);
});

test('[F9.1-25] an amount survives the wire to the øre', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (whole) => {
      const amount = v.parse(oreSchema, whole);
      expect(v.parse(nokSchema, JSON.parse(JSON.stringify(toNok(amount))))).toBe(amount === 0 ? 0 : amount);
    }),
  );
});
