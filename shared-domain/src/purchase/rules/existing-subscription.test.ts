import { supportsExistingSubscription } from './existing-subscription';

test.each([
  ['HANDSET', true],
  ['HANDSET-PREOWNED', true],
  ['WEARABLE', true],
  ['ACCESSORY', true],
  ['CONNECTED_DEVICE', true],
  ['TABLET', false],
  ['MODEM', false],
])('[P6-11] a %s may go with an existing subscription: %s', (type, expected) => {
  expect(supportsExistingSubscription(type)).toBe(expected);
});
