import { discountOfferingCode } from './discount-offering';

test.each([
  [['FJELL_X_MAX_2025', 'FJELL_X_BASIC_2025_2', 'FJELL_X_BASIC_2025'], 'FJELL_X_MAX_2025', 'FJELL_X_BASIC_2025_2'],
  [['FJELL_X_MAX_2025', 'FJELL_X_START_2025'], 'FJELL_X_START_2025', 'FJELL_X_MAX_2025'],
  [[], 'FJELL_X_MAX_2025', 'FJELL_X_MAX_2025'],
  [[], null, undefined],
  [['FJELL_X_MAX_2025'], null, 'FJELL_X_MAX_2025'],
])('[P7-10] a deal for %j with the plan %j is registered on %j', (offerings, planCode, expected) => {
  expect(discountOfferingCode(offerings, planCode)).toBe(expected);
});
