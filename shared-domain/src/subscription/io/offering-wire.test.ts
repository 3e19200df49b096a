import * as v from 'valibot';
import { anOffering } from '../testing';
import { offeringSchema } from './offering-wire';

const { icim: _icim, ...plain } = anOffering();

test('[P3-18, F3.3-2] prices are read as øre; a price that is missing stays missing, never 0', () => {
  const prices = {
    monthlyOfferingPrice: 499,
    monthlyOfferingPriceLines: 399,
    monthlyOfferingDiscount: 50,
    firstYearDiscountAmount: 100,
    priceMultiplier: 0.9,
    upfrontOfferingPrice: 99,
    billingType: 'PREPAID',
  };
  expect(v.parse(offeringSchema, { ...plain, ...prices })).toMatchObject({
    ...prices,
    monthlyOfferingPrice: 49_900,
    monthlyOfferingPriceLines: 39_900,
    monthlyOfferingDiscount: 5_000,
    firstYearDiscountAmount: 10_000,
    upfrontOfferingPrice: 9_900,
  });
  const few = v.parse(offeringSchema, {
    ...plain,
    monthlyOfferingPriceLines: undefined,
    upfrontOfferingPrice: undefined,
  });
  expect([few.monthlyOfferingPriceLines, few.upfrontOfferingPrice, few.firstYearDiscountAmount]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(v.safeParse(offeringSchema, { ...plain, monthlyOfferingPrice: undefined }).success).toBe(false);
});

test('[P3-19, F3.3-3] data and speed; a speed without a unit is in Mbit/s', () => {
  const read = v.parse(offeringSchema, {
    ...plain,
    dataIncluded: { amount: 10, unit: 'GB' },
    dataMaxSpeed: { amount: 250 },
    doubleData: 20,
    doubleSpeed: 500,
    isDataUnlimited: true,
  });
  expect(read).toMatchObject({
    dataIncluded: { amount: 10, unit: 'GB' },
    dataMaxSpeed: { amount: 250, unit: 'Mbit/s' },
    doubleData: 20,
    doubleSpeed: 500,
    isDataUnlimited: true,
  });
});

test('[P3-20, F3.3-4] a missing flag is false', () => {
  const flags = [
    'isBarnSubscription',
    'isUngSubscription',
    'isTryBuySubscription',
    'isHidden',
    'isFamilyDiscount',
  ] as const;
  const unset = v.parse(offeringSchema, { ...plain, ...Object.fromEntries(flags.map((flag) => [flag, undefined])) });
  const set = v.parse(offeringSchema, {
    ...plain,
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    customerTypeGet: 'existing',
  });
  for (const flag of flags) expect([unset[flag], set[flag]]).toEqual([false, true]);
  expect(set.customerTypeGet).toBe('existing');
});
