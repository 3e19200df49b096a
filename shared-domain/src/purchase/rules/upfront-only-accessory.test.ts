import { isUpfrontOnlyAccessory } from './upfront-only-accessory';

const upfront = { alternative_id: 'upfront' } as const;
const lease = { alternative_id: 'lease' } as const;

test.each([
  ['ACCESSORY', [upfront], true],
  ['ACCESSORY', [upfront, lease], false],
  ['ACCESSORY', [lease], false],
  ['HANDSET', [upfront], false],
])('[P4-7, P4-22] a %s sold by %j is an upfront-only accessory: %s', (type, methods, expected) => {
  expect(isUpfrontOnlyAccessory(type, methods)).toBe(expected);
});
