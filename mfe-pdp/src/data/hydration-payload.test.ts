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
  expect(toHydrationPayloadDetails(whole)).toEqual(details);
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
