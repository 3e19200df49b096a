import fc from 'fast-check';
import type { Offering } from '../model';
import { anOffering } from '../testing';
import { orderPlans, preselectOffering, sortOfferings } from './plan-order';

describe('plan order', () => {
  const plan = (part: string, change: Partial<Offering> = {}) =>
    anOffering({ offeringCode: `FJELL_${part}`, ...change });
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
});

describe('sort order', () => {
  const ORDERED = [
    'X_MAX_PLUS',
    'X_MAX_PLUS_2025',
    'X_MAX',
    'X_MAX_2025',
    'X_BASIC',
    'X_BASIC_2025',
    'X_BASIC_2025_2',
    'X_START',
    'X_START_2025',
    'MOBIL_X_UNG',
    'X_UNG_2025_2',
    'MOBIL_10GB_UNG',
    'MOBIL_10GB_02',
    'MOBIL_10GB_2025',
    'MOBIL_10GB_2025_2',
    'MOBIL_05GB',
    'MOBIL_05GB_2025',
    'MOBIL_05GB_2025_2',
    'JUNIOR_03GB',
    'JUNIOR_01GB',
    'UKJENT',
  ].map((part) => ({ offeringCode: `FJELL_${part}` }));

  test('[P9-25] plans are in the specified order, renewed ones after their siblings, others last', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ORDERED), (mixed) => {
        expect(sortOfferings(mixed)).toEqual(ORDERED.filter((plan) => mixed.includes(plan)));
      }),
    );
  });
});

describe('preselection', () => {
  const plans = [{ offeringCode: 'FJELL_A' }, { offeringCode: 'FJELL_B.X' }];

  test.each([
    ['FJELL_B', 'FJELL_A', 'FJELL_B.X'],
    ['FJELL_GONE', 'FJELL_B', 'FJELL_B.X'],
    [null, 'FJELL_B.Y', 'FJELL_B.X'],
    [null, 'FJELL_GONE', 'FJELL_A'],
  ])('[F5.3-5, P2-9] asked for %s, by default %s: %s', (asked, fallback, expected) => {
    expect(preselectOffering(plans, asked, fallback)?.offeringCode).toBe(expected);
  });

  test('[F5.3-5] an empty list preselects nothing', () => {
    expect(preselectOffering([], 'FJELL_A', 'FJELL_A')).toBeNull();
  });
});
