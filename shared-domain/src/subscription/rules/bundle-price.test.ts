import { toOre } from '../../money';
import { aBundle, anOffering } from '../testing';
import { bundlePrice } from './bundle-price';

const plan = anOffering({ offeringCode: 'FJELL_X_START_2025', monthlyOfferingPrice: toOre(399), priceMultiplier: 0.9 });
const broadband = anOffering({
  offeringCode: 'FJELL_MBB_UBEGRENSET',
  type: 'MBB',
  monthlyOfferingPrice: toOre(599),
  upfrontOfferingPrice: toOre(299),
  bindingMonths: 12,
});

test('[F9.12-1, F3.6-1] a bundle binds its plan for twelve months at the plan’s own price', () => {
  expect(bundlePrice(aBundle(), [plan])).toEqual({
    planCode: 'FJELL_X_START_2025.COM12LOUDSPEAKER2',
    monthly: 39_900,
    product: 29_000,
    ordinary: 129_000,
    establishment: 0,
    // 12 × 399 + 290
    minimumTotal: 507_800,
  });
});

test('[F9.8-3, F9.12-1] with the plan’s own offer the price of the binding counts', () => {
  // ceil(399 × 0.9) = 360; 12 × 360 + 290
  expect(bundlePrice(aBundle({ icim: 'COM12PURP20' }), [plan])).toMatchObject({
    monthly: 36_000,
    minimumTotal: 461_000,
  });
});

test('[F9.12-1] a plan that always has the binding needs no offer; what it costs at once is in the total', () => {
  const bundle = aBundle({ offeringCode: 'FJELL_MBB_UBEGRENSET', icim: undefined });
  // 12 × 599 + 290 + 299
  expect(bundlePrice(bundle, [broadband])).toMatchObject({ planCode: 'FJELL_MBB_UBEGRENSET', minimumTotal: 777_700 });
});

test.each([
  ['its plan is not sold', aBundle({ offeringCode: 'FJELL_ANNET' })],
  ['nothing binds its plan', aBundle({ icim: undefined })],
  ['the binding is another', aBundle({ icim: 'TLF12PLEAS' })],
  ['a price is missing', aBundle({ discountedPrice: undefined })],
])('[F9.12-1] it is not offered when %s', (_why, bundle) => {
  expect(bundlePrice(bundle, [plan])).toBeNull();
});
