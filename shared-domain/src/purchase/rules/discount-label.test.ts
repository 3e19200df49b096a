import { toOre } from '../../money';
import { discountLabel } from './discount-label';

test.each([
  ['HANDSET', 'phone'],
  ['HANDSET-PREOWNED', 'phone'],
  ['WEARABLE', 'watch'],
  ['TABLET', 'tablet'],
  ['ACCESSORY', 'accessory'],
  ['MODEM', 'other'],
  ['CONNECTED_DEVICE', 'other'],
])('[P9-27] the discount on a %s is one on a %s', (type, kind) => {
  expect(discountLabel(type, toOre(1_000))).toEqual({ key: 'discount', values: { kind, amount: 100_000 } });
});
