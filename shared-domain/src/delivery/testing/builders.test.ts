import * as v from 'valibot';
import { toWire } from 'shared-domain/testing';
import {
  deliveryMethodSchema,
  deliveryMethodsSchema,
  deliveryTimesSchema,
  placeDetailsSchema,
  predictionsSchema,
  shopStockSchema,
} from '../io';
import { pickupPointsSchema } from '../io/delivery-wire';
import { aDeliveryMethod, aDeliveryTime, aPickupPoint, aPlaceDetails, aPrediction, aShop } from '.';

test('[P3-34, P7-21, F7.6-3] shops: the builder matches the wire schema', () => {
  expect(v.parse(shopStockSchema, { productsAvailabilityShops: [aShop()] }).productsAvailabilityShops).toEqual([
    aShop(),
  ]);
});

test('[P3-35, P7-22, F7.6-4] delivery methods; a missing price stays unknown', () => {
  expect(
    v.parse(deliveryMethodsSchema, {
      deliveryMethods: [toWire(deliveryMethodSchema, aDeliveryMethod()), { type: 'LETTER' }],
    }).deliveryMethods,
  ).toEqual([aDeliveryMethod(), { type: 'LETTER', label: null, description: null, alert: null, price: null }]);
});

test('[P3-35, P7-23, F7.6-5] delivery times', () => {
  expect(v.parse(deliveryTimesSchema, { productsDeliveryTime: [aDeliveryTime()] }).productsDeliveryTime).toEqual([
    aDeliveryTime(),
  ]);
});

test('[P3-37, P7-6, F7.4-2] pickup points: a list of entries with any fields', () => {
  expect(v.parse(pickupPointsSchema, [aPickupPoint(), { id: 7, carrier: { any: [1] } }, {}])).toHaveLength(3);
  expect(v.safeParse(pickupPointsSchema, { points: [] }).success).toBe(false);
});

test('[P7-26, P7-27, F7.7-4] predictions and places of the maps service', () => {
  expect(v.parse(predictionsSchema, { predictions: [aPrediction()] }).predictions).toEqual([aPrediction()]);
  expect(v.parse(placeDetailsSchema, aPlaceDetails())).toEqual(aPlaceDetails());
});
