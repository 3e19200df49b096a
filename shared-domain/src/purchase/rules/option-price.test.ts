import { aPlanPrice } from '../../catalogue/testing';
import { toOre } from '../../money';
import { amountInRealm, isShownWithoutVat, leaseCapText, optionPrice } from './option-price';

describe('option price', () => {
  const prices = {
    lease: {
      'FJELL_START.TLF12PLEAS': [aPlanPrice({ monthly: toOre(1) })],
      'FJELL_MAX.TLF12PLEAS': [aPlanPrice({ monthly: toOre(2) }), aPlanPrice({ duration: 12, monthly: toOre(3) })],
      'FJELL_X.TLF12PLEAS': [aPlanPrice({ duration: 12, monthly: toOre(4) })],
    },
    switch: { 'FJELL_MAX.TLF12PLEAS': [aPlanPrice({ monthly: toOre(5) })] },
  };

  test.each([
    ['lease24', 'FJELL_MAX', 200],
    ['lease12', 'FJELL_X', 400],
    ['lease24', null, 100],
    ['lease12', null, 300],
    ['lease12', 'FJELL_START', 300],
    ['new-switch', 'FJELL_START', 500],
    ['existing-switch', null, 500],
    ['lease36', 'FJELL_MAX', undefined],
  ])('[P3-16] %s with the plan %j costs %j øre a month', (option, planCode, monthly) => {
    expect(optionPrice(prices, option, planCode)?.monthly).toBe(monthly);
  });

  test('[P3-16] what is not sold that way has no price', () => {
    expect(optionPrice(prices, 'lease36', 'FJELL_MAX')).toBeNull();
  });
});

describe('lease cap', () => {
  test('[P5-4, P9-22] a lease above the cap warns of what is paid today', () => {
    expect(leaseCapText('lease24', { duration: 24, upfront: toOre(2_500) })).toEqual({
      key: 'leaseCap',
      values: { cap: 3_000_000, upfront: 250_000 },
    });
  });

  test.each([
    ['lease24', { duration: 24, upfront: toOre(0) }],
    ['leasenow', { duration: 0, upfront: toOre(9_990) }],
    ['new-switch', { duration: 24, upfront: toOre(2_500) }],
    ['upfront', { duration: 24, upfront: toOre(2_500) }],
  ])('[P5-4] no warning for %s with %j', (option, price) => {
    expect(leaseCapText(option, price)).toBeNull();
  });
});

test.each([
  ['B2C', [12_990, 10_000], 12_990],
  ['UKKO', [12_990, 10_000], 12_990],
  ['B2B', [12_990], 10_392],
  ['B2B', [12_990, 10_000], 10_000],
  ['B2B', [12_990, 0], 0],
] as const)('[P6-14] %s sees of %j: %d', (realm, [nok, nokWithoutVat], shown) => {
  expect(amountInRealm(realm, toOre(nok), nokWithoutVat === undefined ? undefined : toOre(nokWithoutVat))).toBe(
    toOre(shown),
  );
});

test('[P6-14] only businesses see prices without mva.', () => {
  expect((['B2C', 'B2B', 'UKKO'] as const).map(isShownWithoutVat)).toEqual([false, true, false]);
});
