import { isForWatch, isWatchPlan } from './watch-plan';

test.each([
  ['FJELL_KLOKKE', true, true],
  ['FJELL_JUNIOR_KLOKKE_01GB', false, true],
  ['FJELL_JUNIOR_01GB', false, false],
])('%s is the plan of a watch beside a phone (%s), or for any watch (%s)', (offeringCode, isBeside, isForAny) => {
  expect(isWatchPlan({ offeringCode })).toBe(isBeside);
  expect(isForWatch({ offeringCode })).toBe(isForAny);
});
