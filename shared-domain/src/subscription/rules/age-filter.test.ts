import { anOffering } from '../testing';
import { filterOfferings, type OfferingFilter } from './age-filter';

const plan = (part: string, change = {}) => anOffering({ offeringCode: `FJELL_${part}`, ...change });
const PLANS = [
  plan('X_BASIC_2025'), plan('X_BASIC_2025_2'), plan('MOBIL_10GB_2025'), plan('MOBIL_10GB_2025_2'), plan('MOBIL_X_UNG', { isUngSubscription: true }),
  plan('X_UNG_2025_2', { isUngSubscription: true }), plan('MOBIL_X_UNG_2025_2', { isUngSubscription: true }),
  plan('MOBIL_10GB_UNG', { isUngSubscription: true }), plan('JUNIOR_01GB', { isBarnSubscription: true }), plan('MOBIL_02GB', { isHidden: true }),
];
const kept = (filter: OfferingFilter) => filterOfferings(PLANS, filter).map(({ offeringCode }) => offeringCode.slice('FJELL_'.length));

test('[F5.3-1, P9-26] under 30: the two named plans are hidden, exactly', () => {
  expect(kept({ isUnder30: true })).toEqual(['X_BASIC_2025_2', 'MOBIL_10GB_2025_2', 'MOBIL_X_UNG', 'X_UNG_2025_2', 'MOBIL_X_UNG_2025_2', 'MOBIL_10GB_UNG', 'JUNIOR_01GB']);
});

test('[F5.3-2, P9-26] otherwise: youth plans are hidden', () => {
  expect(kept({ isUnder30: false })).toEqual(['X_BASIC_2025', 'X_BASIC_2025_2', 'MOBIL_10GB_2025', 'MOBIL_10GB_2025_2', 'JUNIOR_01GB']);
});

test('[F5.3-3] only under 30: youth and children', () => {
  expect(kept({ isUnder30: true, onlyUnder30: true })).toEqual(['MOBIL_X_UNG', 'X_UNG_2025_2', 'MOBIL_X_UNG_2025_2', 'MOBIL_10GB_UNG', 'JUNIOR_01GB']);
});

test('[F5.3-4] hidden plans show only when asked for', () => {
  expect(kept({ isUnder30: false, showHidden: true })).toContain('MOBIL_02GB');
});
