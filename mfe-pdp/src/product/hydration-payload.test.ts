import type { ProductDetails } from 'shared-domain/catalogue';
import { aProductDetails } from 'shared-domain/catalogue/testing';
import { aPage, fourPlans, threeVariants } from '../testing/build-page';
import { toHydrationPayload, toHydrationPayloadDetails, toHydrationPayloadOfferings } from './hydration-payload';
import { unpackPayload } from './packed-details';

const unpacked = (details: ProductDetails) => unpackPayload(toHydrationPayload({ ...aPage(), details })).details;

test('what variants have in common is written once, and comes back as it was', () => {
  const [first, second, third] = threeVariants();
  if (!first || !second || !third) throw new Error('There are three variants');
  const dearer = { ...second, prices: { ...second.prices, lease: {} } };
  const details = aProductDetails({ variants: [first, dearer, third] });
  const payload = toHydrationPayloadDetails(details);
  expect(payload.shared.prices).toHaveLength(2);
  expect(payload.shared.financingMethods).toHaveLength(1);
  expect(payload.variants.map(({ prices }) => prices)).toEqual([0, 1, 0]);
  expect(unpacked(details).variants).toMatchObject(
    [first, dearer, third].map(({ sku, images, financingMethods, prices: { upfront, lease } }) => ({
      sku,
      images,
      financingMethods,
      prices: { upfront, lease },
    })),
  );
});

test('the same payload is the same page, so that nothing is drawn again', () => {
  const payload = toHydrationPayload({ ...aPage(), details: aProductDetails() });
  expect(unpackPayload(payload)).toBe(unpackPayload(payload));
});

test('the selling points that prices repeat are written once, and come back as they were', () => {
  const details = aProductDetails();
  const whole = {
    ...details,
    variants: details.variants.map((variant) => ({
      ...variant,
      prices: {
        ...variant.prices,
        lease: Object.fromEntries(
          Object.entries(variant.prices.lease).map(([plan, prices]) => [
            plan,
            prices.map((price) => ({ ...price, infoUsps: ['Uten renter'] })),
          ]),
        ),
      },
    })),
  };
  expect(JSON.stringify(toHydrationPayloadDetails(whole)).match(/Uten renter/g)).toHaveLength(1);
  expect(unpacked(whole).variants[0]?.prices.lease).toEqual(whole.variants[0]?.prices.lease);
  expect(unpacked(details).variants[0]?.prices.lease).toEqual(details.variants[0]?.prices.lease);
});

test('the payload holds no names, ranges and lists that no part of the page shows', () => {
  const unused = { colors: [], sizes: [], metaKeywords: 'telefon', energyClassBadge: 'B' };
  const details = aProductDetails({ product: unused });
  const text = JSON.stringify(toHydrationPayloadDetails(details));
  for (const name of [...Object.keys(unused), 'lowPrice', 'highPrice', 'variantTitle', 'compatibleAccessories'])
    expect(text).not.toContain(`"${name}"`);
});

test('hidden plans and the texts of the plans are left out', () => {
  const [plan] = fourPlans;
  if (!plan) throw new Error('There are no plans');
  const whole = [
    { ...plan, footer: ['Ingen bindingstid'], textBlocks: [{ heading: 'Mer', textType: ['info'], uspList: [] }] },
    { ...plan, isHidden: true },
  ];
  expect(toHydrationPayloadOfferings(whole)).toEqual([plan]);
});
