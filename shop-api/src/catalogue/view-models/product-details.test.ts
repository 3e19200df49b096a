import { toOre } from 'shared-domain/money';
import { aDelivery, aDeliveryZone } from '../testing/fixture-delivery';
import { deliveryTerms } from './product-details';

const LIMIT = toOre(1_000);

test('the cheapest way to have a device sent, and how long it takes where nothing delays it', () => {
  expect(deliveryTerms(aDelivery().deliveryZones, 'B2C', LIMIT)).toEqual({
    fromPrice: 99,
    freeFrom: 1_000,
    workingDays: { min: 1, max: 3 },
  });
});

test('nothing is said where nothing is sent, or the agreement has a delivery of its own', () => {
  const shops = [aDeliveryZone({ methods: [{ code: 'PICK_UP_IN_SHOP', price: 0, workingDays: 0 }] })];
  expect(deliveryTerms(shops, 'B2C', LIMIT)).toBeUndefined();
  expect(deliveryTerms(aDelivery().deliveryZones, 'UKKO', LIMIT)).toBeUndefined();
});
