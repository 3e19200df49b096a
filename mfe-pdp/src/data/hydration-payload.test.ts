import { aProductDetails } from 'shared-domain/catalogue/testing';
import { fourPlans } from '../testing/build-page';
import { toHydrationPayloadDetails, toHydrationPayloadOfferings } from './hydration-payload';

test('the payload holds the prices without the texts that each of them repeats', () => {
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
  const shown = toHydrationPayloadDetails(whole).variants.map(({ prices }) => prices.lease);
  expect(shown).toEqual(details.variants.map(({ prices }) => prices.lease));
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
