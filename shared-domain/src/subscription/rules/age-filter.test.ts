import fc from 'fast-check';
import { anOffering } from '../testing';
import { filterOfferings, flagHidden, type OfferingFilter } from './age-filter';

const plan = (part: string, change = {}) => anOffering({ offeringCode: `FJELL_${part}`, ...change });
const PLANS = [
  plan('X_BASIC_2025'),
  plan('X_BASIC_2025_2'),
  plan('MOBIL_10GB_2025'),
  plan('MOBIL_10GB_2025_2'),
  plan('MOBIL_X_UNG', { isUngSubscription: true }),
  plan('X_UNG_2025_2', { isUngSubscription: true }),
  plan('MOBIL_X_UNG_2025_2', { isUngSubscription: true }),
  plan('10GB_UNG', { isUngSubscription: true }),
  plan('MOBIL_10GB_UNG', { isUngSubscription: true }),
  plan('JUNIOR_01GB', { isBarnSubscription: true }),
  plan('MOBIL_02GB', { isHidden: true }),
];
const codes = (plans: readonly { offeringCode: string }[]) =>
  plans.map(({ offeringCode }) => offeringCode.slice('FJELL_'.length));
const kept = (filter: OfferingFilter) => codes(filterOfferings(PLANS, filter));
const YOUTH = ['MOBIL_X_UNG', 'X_UNG_2025_2', 'MOBIL_X_UNG_2025_2', '10GB_UNG', 'MOBIL_10GB_UNG'];

test('[F5.3-1, P9-26] under 30: the two named plans are hidden, in every generation', () => {
  expect(kept({ isUnder30: true })).toEqual([...YOUTH, 'JUNIOR_01GB']);
});

test('[F5.3-2, P9-26] otherwise: youth plans are hidden', () => {
  expect(kept({ isUnder30: false })).toEqual([
    'X_BASIC_2025',
    'X_BASIC_2025_2',
    'MOBIL_10GB_2025',
    'MOBIL_10GB_2025_2',
    'JUNIOR_01GB',
  ]);
});

test.each([true, false])('[F5.3-3] only under 30: youth and children, whatever else is chosen (%p)', (isUnder30) => {
  expect(kept({ isUnder30, onlyUnder30: true })).toEqual([...YOUTH, 'JUNIOR_01GB']);
});

test('[F5.3-4] hidden plans are flagged, unless they are to be shown', () => {
  const flagged = (showHidden: boolean) =>
    codes(flagHidden(PLANS, { isUnder30: false, showHidden }).filter(({ isHidden }) => isHidden));
  expect(flagged(false)).toEqual([...YOUTH, 'MOBIL_02GB']);
  expect(flagged(true)).toEqual([]);
  expect(flagHidden(PLANS, { isUnder30: true })[0]).toEqual({ ...PLANS[0], isHidden: true });
  expect(kept({ isUnder30: false, showHidden: true })).toEqual(codes(PLANS));
});

test('[F5.3-1, F5.3-2] what a filter leaves are plans of the list, unchanged and in its order', () => {
  fc.assert(
    fc.property(fc.subarray(PLANS), fc.boolean(), fc.boolean(), (plans, isUnder30, onlyUnder30) => {
      const left = filterOfferings(plans, { isUnder30, onlyUnder30 });
      expect(left).toEqual(plans.filter((each) => left.includes(each)));
      expect(filterOfferings(left, { isUnder30, onlyUnder30 })).toEqual(left);
    }),
  );
});
