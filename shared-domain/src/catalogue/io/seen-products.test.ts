/** @jest-environment jsdom */
import { forgetConsent, giveConsent } from '../../testing/settings';
import { parseSeenProducts, rememberSeenProduct, storedSeenProducts } from './seen-products';

const stored = () => parseSeenProducts(storedSeenProducts()).map(({ model, sku }) => `${model} ${sku}`);

beforeEach(() => giveConsent());

afterEach(() => {
  forgetConsent();
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the last product comes first, each once with the variant that was looked at last, four at most', () => {
  for (let place = 1; place <= 5; place += 1) rememberSeenProduct({ model: `m${place}`, sku: 'a' });
  rememberSeenProduct({ model: 'm4', sku: 'b' });
  expect(stored()).toEqual(['m4 b', 'm5 a', 'm3 a', 'm2 a']);
});

test('nothing is kept of a visitor who has not agreed to it', () => {
  forgetConsent();
  rememberSeenProduct({ model: 'm', sku: 'a' });
  giveConsent(['statistics']);
  rememberSeenProduct({ model: 'm', sku: 'a' });
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'no json', '{"sku":"a"}', '[1, null, {"sku": "a"}]'])(
  'of the stored text %j nothing is taken',
  (text) => {
    expect(parseSeenProducts(text)).toEqual([]);
  },
);

test('a browser that keeps nothing is none of the page’s problems', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => rememberSeenProduct({ model: 'm', sku: 'a' })).not.toThrow();
  expect(storedSeenProducts()).toBe('');
});
