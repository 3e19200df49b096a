import { FORGET_INTERNET_CUSTOMER, internetCustomerCookie, readInternetCustomer } from './internet-customer';

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
