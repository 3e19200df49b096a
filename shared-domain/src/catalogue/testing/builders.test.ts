import * as v from 'valibot';
import { toWire } from 'shared-domain/testing';
import { availabilitySchema } from '../io/availability-wire';
import { productDetailsSchema } from '../io/product-details-wire';
import { productListSchema } from '../io/product-list-wire';
import { compatibleAccessorySchema, customReviewSchema, lipscoreSchema, webdealSchema } from '../io/product-parts-wire';
import {
  aCompatibleAccessory,
  aCustomReview,
  aLipscore,
  anAccessoryVariant,
  anAvailabilityRecord,
  aProductDetails,
  aProductList,
  aWebdeal,
} from '.';

test('[F3.5-1] the list builder is what the wire carries', () => {
  expect(v.parse(productListSchema, toWire(productListSchema, aProductList()))).toEqual(aProductList());
});

test('[P3-1, P3-9, P3-12] the product builder is what the wire carries', () => {
  expect(v.parse(productDetailsSchema, toWire(productDetailsSchema, aProductDetails()))).toEqual(aProductDetails());
});

test('[P3-32] the availability builder is what the wire carries', () => {
  const record = anAvailabilityRecord();
  expect(v.parse(availabilitySchema, { productsAvailability: [record] }).productsAvailability).toMatchObject([record]);
});

test('[P3-27] a campaign, its two fields of texts as one or as a list', () => {
  for (const texts of ['svitsj', ['svitsj', 'leasing']]) {
    const deal = aWebdeal({
      validSellingTypes: texts,
      offeringDiscountSubscriptionType: texts,
      image: { src: '/a.png' },
      offerings: ['FJELL_X_MAX'],
      discountId: 'HOST',
    });
    expect(v.parse(webdealSchema, deal)).toEqual(deal);
  }
});

test('[P3-38] a compatible accessory, its price known or not', () => {
  const accessory = aCompatibleAccessory({
    variants: [anAccessoryVariant(), anAccessoryVariant({ price: null, discountCode: 'HOST' })],
  });
  expect(v.parse(compatibleAccessorySchema, toWire(compatibleAccessorySchema, accessory))).toEqual(accessory);
});

test('[P3-6] reviews, a rating as number or text', () => {
  for (const rating of [4.2, '4.2'])
    expect(v.parse(lipscoreSchema, aLipscore({ rating }))).toEqual(aLipscore({ rating }));
  expect(v.parse(customReviewSchema, aCustomReview())).toEqual(aCustomReview());
});

test('[P3-5, P3-6, P3-7] a product carries its content, reviews, campaigns, accessories and texts', () => {
  const details = aProductDetails({
    product: {
      preSalesOverrideText: 'I salg fredag',
      outOfStockOverride: 'Tilbake i mars',
      inStockOverrideText: 'Sendes i dag',
      highlightedTextChargerRange: '5-25',
      tabs: [{ alternative_id: 'garanti', name: 'Garanti', content: 'To år.' }],
      webdeals: [aWebdeal()],
      lipscore: aLipscore(),
      customReviews: [aCustomReview()],
      hideReviewStars: true,
      compatibleAccessories: [aCompatibleAccessory()],
    },
  });
  expect(v.parse(productDetailsSchema, toWire(productDetailsSchema, details))).toEqual(details);
});
