import { isExistingCustomer } from './existing-customer';

test.each([
  [true, null, true],
  [false, 'true', true],
  [true, 'false', true],
  [false, null, false],
  [false, 'false', false],
  [false, '', false],
])('[P6-7] logged in: %s, cookie ts: %j → existing customer: %s', (hasProfile, tsCookie, expected) => {
  expect(isExistingCustomer({ hasProfile, tsCookie })).toBe(expected);
});
