import { aProductDetails } from 'shared-domain/catalogue/testing';
import { fourPlans } from '../testing/build-page';
import { toHydrationPayloadDetails, toHydrationPayloadOfferings } from './hydration-payload';

test('prices travel whole, but for the texts that each of them repeats', () => {
  const details = aProductDetails();
  const told = {
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
  expect(toHydrationPayloadDetails(told)).toEqual(details);
});

test('hidden plans and the texts of the plans stay behind', () => {
  const [plan] = fourPlans;
  if (!plan) throw new Error('There are no plans');
  const told = [
    { ...plan, footer: ['Ingen bindingstid'], textBlocks: [{ heading: 'Mer', textType: ['info'], uspList: [] }] },
    { ...plan, isHidden: true },
  ];
  expect(toHydrationPayloadOfferings(told)).toEqual([plan]);
});
