import { isDeliveryShown } from './delivery-shown';

const inStock = { lcmStatus: 'Sellable', dcQtyAvailable: 3 };
const phasedOut = { lcmStatus: 'GlobalPhasedOutStocking', dcQtyAvailable: 0 };

test.each([
  ['[P6-15]', 'UKKO', inStock, false],
  ['[P6-15]', 'B2B', inStock, true],
  ['[P4-66]', 'B2C', inStock, true],
  ['[P4-66]', 'B2C', { ...inStock, dcQtyAvailable: 0 }, true],
  ['[P4-66]', 'B2C', { ...phasedOut, dcQtyAvailable: 1 }, true],
  ['[P4-66]', 'B2C', phasedOut, false],
  ['[P4-66]', 'B2B', phasedOut, false],
] as const)('%s realm %s, stock %j: delivery and click-and-collect shown: %s', (_, realm, stock, expected) => {
  expect(isDeliveryShown(realm, stock)).toBe(expected);
});
