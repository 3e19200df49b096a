import { toOre } from 'shared-domain/money';
import { discountLabel } from './campaigns';

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
