import {
  FORGET_INTERNET_CUSTOMER,
  internetCustomerCookie,
  isExistingCustomer,
  readInternetCustomer,
} from './known-customer';

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

test.each([
  ['isInternetCustomer=true', true],
  ['orderRef=a; isInternetCustomer=false', false],
  ['', null],
  ['isInternetCustomer=', null],
  ['isInternetCustomer=yes', null],
  ['notisInternetCustomer=true', null],
])('[F6-5] the cookies %j give %j', (cookies, expected) => {
  expect(readInternetCustomer(cookies)).toBe(expected);
});

test('[F9.15-2, P9-36] an answer is kept for a day on the whole site', () => {
  expect(internetCustomerCookie(true, { isSecure: true })).toBe(
    'isInternetCustomer=true; Max-Age=86400; Path=/; SameSite=Lax; Secure',
  );
  expect(internetCustomerCookie(false, { isSecure: false })).toBe(
    'isInternetCustomer=false; Max-Age=86400; Path=/; SameSite=Lax',
  );
});

test('[F6-5] the cookie is deleted on the path where it was set', () => {
  expect(FORGET_INTERNET_CUSTOMER).toBe('isInternetCustomer=; Max-Age=0; Path=/; SameSite=Lax');
});
