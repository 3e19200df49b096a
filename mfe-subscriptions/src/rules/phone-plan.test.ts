import { isForPhone } from './phone-plan';

test.each([
  ['FJELL_X_BASIC_2025', true],
  ['FJELL_KLOKKE', false],
  ['FJELL_JUNIOR_KLOKKE_01GB', false],
  ['FJELL_MOBIL_X_RASK_VT', false],
])('[P7-14] %s is a plan for a phone, and nothing else: %s', (offeringCode, expected) => {
  expect(isForPhone({ offeringCode })).toBe(expected);
});
