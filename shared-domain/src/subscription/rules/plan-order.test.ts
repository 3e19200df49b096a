import fc from 'fast-check';
import type { Offering } from '../model';
import { anOffering } from '../testing';
import { orderPlans } from './plan-order';

const plan = (part: string, change: Partial<Offering> = {}) => anOffering({ offeringCode: `FJELL_${part}`, ...change });
const ORDERED = [
  plan('MOBIL_05GB_2025'),
  plan('MOBIL_10GB_2025'),
  plan('MOBIL_10GB_UNG', { isUngSubscription: true }),
  plan('MOBIL_X_UNG', { isUngSubscription: true }),
  plan('JUNIOR_01GB', { isBarnSubscription: true }),
  plan('JUNIOR_03GB', { isBarnSubscription: true }),
  plan('BREDBAND', { type: 'MBB' }),
  plan('KONTANT_2GB', { billingType: 'PREPAID' }),
  plan('TRYBUY', { isTryBuySubscription: true }),
];
const GROUPED = [plan('X_MAX_2025'), plan('X_MAX_PLUS_2025'), plan('X_START_2025'), plan('X_BASIC_2025_2')];

test('[F9.6-1] everyone’s plans first, then youth, children, broadband, prepaid and try-buy; the lowest rank first', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...ORDERED, ...GROUPED]), (mixed) => {
      expect(orderPlans(mixed)).toEqual(ORDERED.filter((each) => mixed.includes(each)));
    }),
  );
});

test('[F9.11-1] the plans of the grouped card are left out', () => {
  expect(orderPlans(GROUPED)).toEqual([]);
});
