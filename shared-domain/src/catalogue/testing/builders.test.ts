import * as v from 'valibot';
import { productDetailsSchema } from '../io/product-details-wire';
import { productListSchema } from '../io/product-list-wire';
import { availabilitySchema } from '../io/availability-wire';
import { anAvailabilityRecord, aProductDetails, aProductList } from '.';

test('[F3.5-1] the list builder is what the wire carries', () => {
  expect(v.parse(productListSchema, aProductList())).toEqual(aProductList());
});

test('[P3-1, P3-9, P3-12] the product builder is what the wire carries', () => {
  expect(v.parse(productDetailsSchema, aProductDetails())).toEqual(aProductDetails());
});

test('[P3-32] the availability builder is what the wire carries', () => {
  const record = anAvailabilityRecord();
  expect(v.parse(availabilitySchema, { productsAvailability: [record] }).productsAvailability).toMatchObject([record]);
});
