import { aLeasePrice, aProductListItem } from '../testing';
import { priceForFinancing } from './financing-price';

const item = aProductListItem({
  leasePrice: [aLeasePrice(), aLeasePrice({ duration: '12', monthly: 1_083 }), aLeasePrice({ duration: 'now', code: 'now', upfront: 11_490, monthly: 0 })],
  ukkoPrice: { duration: '36' },
});

test.each([
  ['F5.5-16', null, 1_299_000],
  ['F5.5-16', 'upfront', 1_299_000],
  ['F5.5-17', 'new-switch', 44_900],
  ['F5.5-17', 'existing-switch', 44_900],
  ['F5.5-18', 'lease24', 54_100],
  ['F5.5-18', 'lease12', 108_300],
  ['F5.5-18', 'lease36', null],
  ['F5.5-19', 'leasenow', 1_149_000],
  ['F5.5-19', 'ukko36', null],
])('[%s] the price of %s is %s øre', (_, option, expected) => {
  expect(priceForFinancing(item, option)).toBe(expected);
});

test.each([[{ duration: '0' }], [{ duration: 'now' }], [{ code: 'now' }]])('[F5.5-19] a lease with %j is the one paid now', (change) => {
  const only = aProductListItem({ leasePrice: [aLeasePrice({ upfront: 9_990, ...change })] });
  expect(priceForFinancing(only, 'leasenow')).toBe(999_000);
});

test('[F5.5-16, F5.5-17] what is not sold that way has no price, never 0', () => {
  const bare = aProductListItem({ upfrontPrice: null, switchPrice: null, leasePrice: [] });
  expect(['upfront', 'new-switch', 'lease24', 'leasenow'].map((option) => priceForFinancing(bare, option))).toEqual([null, null, null, null]);
});
