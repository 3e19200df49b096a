import { toOre } from '../../money';
import { leaseCapText } from './lease-cap';

test('[P5-4, P9-22] a lease above the cap says what is paid today, in the general format', () => {
  expect(leaseCapText('lease24', { duration: 24, upfront: toOre(2_500) })).toBe(
    'Total delbetaling kan ikke overskride 30\u00A0000,- Resterende 2\u00A0500,- må betales i dag.',
  );
});

test.each([
  ['lease24', { duration: 24, upfront: toOre(0) }],
  ['leasenow', { duration: 0, upfront: toOre(9_990) }],
  ['new-switch', { duration: 24, upfront: toOre(2_500) }],
  ['upfront', { duration: 24, upfront: toOre(2_500) }],
])('[P5-4] no warning for %s with %j', (option, price) => {
  expect(leaseCapText(option, price)).toBeNull();
});
