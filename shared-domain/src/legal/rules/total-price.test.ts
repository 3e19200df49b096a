import fc from 'fast-check';
import { ore, toOre } from '../../money';
import { legalText } from '../texts/nb';
import type { TOTAL_PRICES } from './total-price';
import { legalTotalPrice, type TotalPriceFacts } from './total-price';

const totalPriceText = (facts: TotalPriceFacts): string | null => {
  const text = legalTotalPrice(facts);
  return text && legalText(text);
};

const facts = (type: string, financing: TotalPriceFacts['financing']): TotalPriceFacts => ({
  type,
  financing,
  deviceTotal: toOre(12_984),
  deviceMonthly: toOre(449),
  plan: { months: 12, total: toOre(12 * 499) },
});
const lease = { type: 'lease', code: 'TLF12PLEAS', duration: 24 };
const withPlan = '18\u00A0972,-.';

const CASES: Record<(typeof TOTAL_PRICES)[number]['id'], readonly (readonly [TotalPriceFacts, string | null])[]> = {
  'F9.3-2': [
    [facts('HANDSET', lease), `Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: ${withPlan}`],
    [
      facts('HANDSET-PREOWNED', lease),
      `Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: ${withPlan}`,
    ],
  ],
  'F9.3-3': [
    [facts('TABLET', lease), `Minste totalpris for nettbrett og abonnement med 12\u00A0md. avtaletid: ${withPlan}`],
  ],
  'F9.3-4': [
    [facts('MODEM', lease), `Minste totalpris for ruter og abonnement med 12\u00A0md. avtaletid: ${withPlan}`],
  ],
  'F9.3-5': [[facts('WEARABLE', lease), 'Totalpris for delbetaling av smartklokke i 24\u00A0md: 12\u00A0984,-.']],
  'F9.3-6': [
    [facts('CONNECTED_DEVICE', lease), 'Totalpris for delbetaling av Smarthjem produkt i 24\u00A0md: 12\u00A0984,-.'],
  ],
  'F9.3-7': [
    [facts('ACCESSORY', lease), `Minste totalpris med 24\u00A0md. avtaletid: ${withPlan}`],
    [
      facts('ACCESSORY', { type: 'lease', code: 'now', duration: 12 }),
      `Minste totalpris med 0\u00A0md. avtaletid: ${withPlan}`,
    ],
    [facts('ACCESSORY', { type: 'lease', duration: 'now' }), `Minste totalpris med 0\u00A0md. avtaletid: ${withPlan}`],
  ],
  'F9.3-8': [
    [facts('HANDSET', { type: 'switch', duration: 24 }), 'Total telefonpris med Svitsj i 24\u00A0md.: 10\u00A0776,-'],
  ],
  'F9.3-1': [
    [facts('HANDSET', { type: 'ukko', duration: 24 }), null],
    [facts('HANDSET', { type: 'upfront' }), null],
  ],
};

test.each(
  Object.entries(CASES).flatMap(([id, cases]) => cases.map(([given, text]) => [id, given.type, given, text] as const)),
)('[%s] the total price of %s', (_, __, given, text) => {
  expect(totalPriceText(given)).toBe(text);
});

test.each(['HANDSET', 'TABLET', 'WEARABLE', 'ACCESSORY'])(
  '[F9.3-2..7] a leased %s without a total has no text, a free one has',
  (type) => {
    expect(totalPriceText({ ...facts(type, lease), deviceTotal: null })).toBeNull();
    expect(totalPriceText({ ...facts(type, lease), deviceTotal: ore(0) })).not.toBeNull();
  },
);

test('[F9.3-8] a switch without a monthly price has no text, a free one has', () => {
  const change = { type: 'switch', duration: 24 };
  expect(totalPriceText({ ...facts('HANDSET', change), deviceMonthly: null })).toBeNull();
  expect(totalPriceText({ ...facts('HANDSET', change), deviceMonthly: ore(0) })).toBe(
    'Total telefonpris med Svitsj i 24\u00A0md.: 0,-',
  );
});

test('[F9.3-2] the total is the device and what the plan costs while it is bound, to the øre, for any months of the lease', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(12, 24, 36), (device, plan, duration) => {
      const text = legalTotalPrice({
        ...facts('HANDSET', { type: 'lease', duration }),
        deviceTotal: ore(device),
        plan: { months: 12, total: ore(plan) },
      });
      expect(text?.values.total).toBe(device + plan);
    }),
  );
});

test('[F9.3-2, F6-10] a plan that is bound for longer says so', () => {
  const plan = { months: 24, total: toOre(24 * 399) };
  expect(totalPriceText({ ...facts('HANDSET', lease), plan })).toBe(
    'Minste totalpris for telefon og abonnement med 24\u00A0md. avtaletid: 22\u00A0560,-.',
  );
});
