import { toOre, ZERO } from '../../money';
import { anOffering } from '../testing';
import { boundPrice, discountedBinding } from './binding-price';

const plan = (code: string, priceMultiplier?: number) => ({
  ...anOffering(),
  offeringCode: `FJELL_${code}`,
  ...(priceMultiplier && { priceMultiplier }),
});

test('[F9.8-1] binding multiplies the sum of the lines, to the øre', () => {
  expect(boundPrice(toOre(898), 2, plan('X_BASIC_2025_2', 0.9))).toBe(80_820);
  expect(boundPrice(toOre(898), 2, plan('X_BASIC_2025_2'))).toBe(89_800);
});

test('[F9.10-4] the streaming bundle loses 100 a line, and never more than it costs', () => {
  expect(boundPrice(toOre(2_096), 2, plan('MOBIL_X_RASK_VT', 0.5))).toBe(189_600);
  expect(boundPrice(toOre(50), 1, plan('MOBIL_X_RASK_VT'))).toBe(ZERO);
});

test.each([
  ['X_MAX_2025', 0.9, 'COM12PURP20'],
  ['MOBIL_20GB', 0.9, 'COM12PURP10'],
  ['MOBIL_X_RASK_VT', undefined, 'COM12PURP10'],
  ['X_MAX_2025', 1, null],
  ['X_MAX_2025', undefined, null],
  ['MOBIL_05GB_2025_2', 0.9, null],
])('[F9.8-2, F9.8-3] %s at %p is cheaper with %p', (code, multiplier, icim) => {
  expect(discountedBinding(plan(code, multiplier))).toBe(icim);
});
