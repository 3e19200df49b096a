import { isCustomerAddress } from './customer-call';

const CALLS = {
  allowed: ['/api/accountdata/', 'https://crm.example/customers'],
  shopOrigin: 'http://shop.test',
  pageOrigin: 'http://shop.test',
};

test.each([
  ['http://shop.test/api/accountdata/subscriptions/91234567', true],
  ['/api/accountdata/x', true],
  ['https://crm.example/customers/1', true],
  ['http://shop.test/api/accountdatabase/', false],
  ['http://shop.test/api/accountdata/../cart/get/', false],
  ['http://shop.test/api/accountdata/%2e%2e/cart/get/', false],
  ['http://shop.test/api/cart/get/', false],
  ['http://evil.test/api/accountdata/x', false],
  ['https://crm.example/customers-of-others/1', false],
  ['https://crm.example.evil.test/customers/1', false],
  ['http://crm.example/customers/1', false],
])('%s may have the token: %j', (address, expected) => {
  expect(isCustomerAddress(address, CALLS)).toBe(expected);
});

test('without a configured address no call may', () => {
  expect(isCustomerAddress('http://shop.test/api/accountdata/x', { ...CALLS, allowed: [] })).toBe(false);
});

test('a page of another publisher has no addresses of the shop', () => {
  expect(isCustomerAddress('/api/accountdata/x', { ...CALLS, pageOrigin: 'http://cms.test' })).toBe(false);
});
