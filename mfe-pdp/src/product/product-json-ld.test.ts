import { aProductDetails } from 'shared-domain/catalogue/testing';
import { toOre } from 'shared-domain/money';
import { aPricedVariant, threeVariants } from '../testing/build-page';
import { texts } from '../texts/nb';
import { productJsonLd, type Seller } from './product-json-ld';

const PATH = '/mobiltelefoner/aurora/aurora-5-pro/';
const seller: Seller = { origin: 'http://shop.test', name: 'Fjell', realm: 'B2C', path: PATH };
const delivery = { fromPrice: toOre(99), freeFrom: toOre(20_000), workingDays: { min: 1, max: 5 } };
const describe = (change: Parameters<typeof aProductDetails>[0], of: Partial<Seller> = {}) =>
  productJsonLd(aProductDetails({ variants: [aPricedVariant()], delivery, ...change }), { ...seller, ...of });

test('[P9-8] an offer says what delivery costs and how many working days it takes, as the page does', () => {
  expect(describe({})).toMatchObject({
    offers: {
      shippingDetails: {
        shippingRate: { value: 99, currency: 'NOK' },
        shippingDestination: { addressCountry: 'NO' },
        deliveryTime: { transitTime: { minValue: 1, maxValue: 5, unitCode: 'DAY' } },
      },
    },
  });
});

test('[P9-8] delivery is free where the price earns it, without mva. for a business, without days for what is not in stock', () => {
  const free = { ...delivery, freeFrom: toOre(12_990) };
  expect(describe({ delivery: free })).toHaveProperty('offers.shippingDetails.shippingRate.value', 0);
  expect(describe({}, { realm: 'B2B' })).toHaveProperty('offers.shippingDetails.shippingRate.value', 79.2);
  const soldOut = [aPricedVariant({ salesStatus: { quantityInStock: 0 } })];
  expect(describe({ variants: soldOut })).not.toHaveProperty('offers.shippingDetails.deliveryTime');
});

test('[P6-15] where the channel names no delivery, nothing is said of it', () => {
  const { delivery: _none, ...details } = aProductDetails({ variants: [aPricedVariant()] });
  expect(productJsonLd(details, seller)).not.toHaveProperty('offers.shippingDetails');
});

test('a consumer has the right of return that the page promises, a business has none', () => {
  expect(describe({})).toMatchObject({
    offers: {
      hasMerchantReturnPolicy: {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: Number.parseInt(texts.rightOfReturn),
      },
    },
  });
  expect(describe({}, { realm: 'B2B' })).toMatchObject({
    offers: { hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' } },
  });
});

test('variants differ by what really differs, and each has a name that says the brand', () => {
  const [lyng, lyng512, skifer] = threeVariants();
  const group = (...variants: (typeof lyng)[]) =>
    describe({ variants: variants.flatMap((each) => each ?? []), product: { brand: 'Honor', name: '400' } });
  expect(group(lyng, lyng512)).toMatchObject({
    name: 'Honor 400',
    url: `http://shop.test${PATH}`,
    variesBy: ['https://schema.org/size'],
    hasVariant: [{ name: 'Honor 400 256\u00A0GB Lyng' }, { name: 'Honor 400 512\u00A0GB Lyng' }],
  });
  expect(group(lyng, skifer)).toMatchObject({ variesBy: ['https://schema.org/color'] });
});

test('[P3-4] what has no buy button cannot be ordered', () => {
  expect(describe({ product: { hideBuyButton: true } })).toHaveProperty(
    'offers.availability',
    'https://schema.org/OutOfStock',
  );
});
