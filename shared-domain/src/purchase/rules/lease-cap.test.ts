import { toOre } from '../../money';
import { leaseCapText } from './lease-cap';

test('[P5-4, P9-22] a lease above the cap warns of what is paid today', () => {
  expect(leaseCapText('lease24', { duration: 24, upfront: toOre(2_500) })).toEqual({
    key: 'leaseCap',
    values: { cap: 3_000_000, upfront: 250_000 },
  });
});

test.each([
  ['lease24', { duration: 24, upfront: toOre(0) }],
  ['leasenow', { duration: 0, upfront: toOre(9_990) }],
  ['new-switch', { duration: 24, upfront: toOre(2_500) }],
  ['upfront', { duration: 24, upfront: toOre(2_500) }],
])('[P5-4] no warning for %s with %j', (option, price) => {
  expect(leaseCapText(option, price)).toBeNull();
});
