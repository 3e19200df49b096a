import { storedPostcode, storePostcode } from './use-postcode-search';

beforeEach(() => localStorage.clear());

test('a postcode is kept on the device until it is forgotten', () => {
  expect(storedPostcode()).toBe('');
  storePostcode('0154');
  expect(localStorage.getItem('postcode')).toBe('0154');
  expect(storedPostcode()).toBe('0154');
  storePostcode(null);
  expect(localStorage).toHaveLength(0);
});

test('what is not a postcode is none', () => {
  localStorage.setItem('postcode', '<b>1');
  expect(storedPostcode()).toBe('');
});

test('a browser that keeps nothing is no fault', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  storePostcode('0154');
  expect(storedPostcode()).toBe('');
  jest.restoreAllMocks();
});
