import type { Offering } from '../model';
import { anOffering } from '../testing';
import { isForPhone, isForWatch, isWatchPlan, type PLAN_KIND, type PlanKind, resolvePlanKind } from './plan-kind';

describe('plan kind', () => {
  /** Each case also satisfies a later row, so a swapped order fails. */
  const CASES: Record<(typeof PLAN_KIND)[number]['id'], readonly [Partial<Offering>, PlanKind]> = {
    'F1-3 try-buy': [{ isTryBuySubscription: true, billingType: 'PREPAID' }, 'try-buy'],
    'F1-3 prepaid': [{ billingType: 'PREPAID', type: 'MBB' }, 'prepaid'],
    'F1-4, F9.4-5': [{ type: 'MBB', isBarnSubscription: true }, 'broadband'],
    'F1-3 junior': [{ isBarnSubscription: true, isUngSubscription: true }, 'junior'],
    'F1-3 youth': [{ isUngSubscription: true }, 'youth'],
    'F1-3 postpaid': [{}, 'ordinary'],
  };

  test.each(Object.entries(CASES))('[%s] the kind of a plan', (_, [change, kind]) => {
    expect(resolvePlanKind(anOffering(change))).toBe(kind);
  });
});

describe('watch plan', () => {
  test.each([
    ['FJELL_KLOKKE', true, true],
    ['FJELL_JUNIOR_KLOKKE_01GB', false, true],
    ['FJELL_JUNIOR_01GB', false, false],
  ])('%s is the plan of a watch beside a phone (%s), or for any watch (%s)', (offeringCode, isBeside, isForAny) => {
    expect(isWatchPlan({ offeringCode })).toBe(isBeside);
    expect(isForWatch({ offeringCode })).toBe(isForAny);
  });
});

test.each([
  ['FJELL_X_BASIC_2025', true],
  ['FJELL_KLOKKE', false],
  ['FJELL_JUNIOR_KLOKKE_01GB', false],
  ['FJELL_MOBIL_X_RASK_VT', false],
])('[P7-14] %s is a plan for a phone, and nothing else: %s', (offeringCode, expected) => {
  expect(isForPhone({ offeringCode })).toBe(expected);
});
