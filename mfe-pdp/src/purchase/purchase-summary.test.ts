import { aFinancingMethod, aPlanPrice } from 'shared-domain/catalogue/testing';
import { formatPrice, toOre, ZERO } from 'shared-domain/money';
import { introPrice } from '../product/intro-price';
import { aPage, aPricedVariant, BASIC, fourPlans } from '../testing/build-page';
import { optionCards, planCard } from './choice-cards';
import { fullPrice } from './prices';
import { resolvePurchase } from './purchase';
import { purchaseSummary } from './purchase-summary';

const { product } = aPage().details;

function chosen(so: string, variant = aPricedVariant(), isLoggedIn = false) {
  const query = { so, sc: null, cartId: null, steg: null, abonnement: null };
  const purchase = resolvePurchase({
    details: aPage().details,
    variant,
    offerings: fourPlans,
    query,
    isLoggedIn,
    cart: null,
    isUnder30: false,
    codePrefix: 'FJELL',
  });
  return { purchase, variant };
}

test('[P3-10, P9-35] options as cards', () => {
  const { purchase, variant } = chosen('lease24');
  expect(optionCards(purchase, variant, 'B2C')).toEqual([
    {
      value: 'lease24',
      title: '24 måneder',
      detail: 'Totalpris 12\u00A0984,-',
      price: { amount: '541,-', unit: '/md.' },
      note: 'Betale nå: 0,-',
    },
    {
      value: 'lease12',
      title: '12 måneder',
      detail: 'Totalpris 12\u00A0996,-',
      price: { amount: '1\u00A0083,-', unit: '/md.' },
      note: 'Betale nå: 0,-',
    },
  ]);
});

test('[F9.3-2, F9.3-11] a lease: device, plan, sum and the legal total', () => {
  const { purchase, variant } = chosen('lease24');
  expect(purchaseSummary(purchase, variant, product, 'B2C')).toEqual({
    rows: [
      { label: 'Delbetaling telefon 24\u00A0md.', value: '541,-/md.' },
      { label: 'Fjell X Basic', value: '499,-/md.' },
    ],
    totalLabel: 'Totalt pr. md.',
    total: { amount: '1\u00A0040,-', unit: '/md.' },
    before: null,
    payNow: '0,-',
    legal: 'Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.',
    conditions: 'Krever abonnement. Minste totalpris 18\u00A0972,-',
    leaseCap: null,
  });
});

test('[F9.3-5, F9.2-9] a watch states its own total, and what it comes to with its plan', () => {
  const { purchase, variant } = chosen('lease24');
  expect(purchaseSummary(purchase, variant, { ...product, type: 'WEARABLE' }, 'B2C')).toMatchObject({
    legal:
      'Totalpris for delbetaling av smartklokke i 24\u00A0md: 12\u00A0984,-. Minste totalpris med abonnement: 18\u00A0972,-.',
    conditions: 'Krever abonnement. Minste totalpris 18\u00A0972,-',
  });
});

test('[F6-10, F9.3-2] a business is bound for 24 months, also with a device', () => {
  const { purchase, variant } = chosen('lease24');
  const net = 0.8 * (12_984 + 24 * 499);
  expect(purchaseSummary(purchase, variant, product, 'B2B')?.legal).toBe(
    `Minste totalpris for telefon og abonnement med 24\u00A0md. avtaletid: ${formatPrice(toOre(net))}.`,
  );
});

test('[F9.3-8, F9.3-12] a switch', () => {
  const { purchase, variant } = chosen('new-switch', undefined, true);
  expect(purchaseSummary(purchase, variant, product, 'B2C')).toMatchObject({
    rows: [{ label: 'Svitsj i 24\u00A0md.', value: '449,-/md.' }, { label: 'Fjell X Basic' }],
    legal: 'Total telefonpris med Svitsj i 24\u00A0md.: 10\u00A0776,-',
  });
});

test('the full price with the price before', () => {
  const { purchase, variant } = chosen(
    'upfront',
    aPricedVariant({ prices: { upfront: { upfront: toOre(9_990), before: toOre(12_990) } } }),
  );
  expect(purchaseSummary(purchase, variant, product, 'B2C')).toMatchObject({
    rows: [],
    total: { amount: '9\u00A0990,-', unit: '' },
    before: '12\u00A0990,-',
    payNow: '9\u00A0990,-',
    legal: null,
  });
});

test('[P5-4, P9-22] a lease above the cap says what is paid today', () => {
  const costly = aPricedVariant({
    prices: { lease: { [`${BASIC}.TLF12PLEAS`]: [aPlanPrice({ upfront: toOre(2_500) })] } },
  });
  const { purchase, variant } = chosen('lease24', costly);
  expect(purchaseSummary(purchase, variant, product, 'B2C')?.leaseCap).toBe(
    'Total delbetaling kan ikke overskride 30\u00A0000,- Resterende 2\u00A0500,- må betales i dag.',
  );
});

test('[P5-4] what is paid at once is no lease above the cap', () => {
  const leaseNow = aPricedVariant({
    financingMethods: [
      aFinancingMethod({ financingOptions: [{ alternative_id: 'leasenow', heading: 'Med avtaletid' }] }),
    ],
    prices: {
      lease: {
        [`${BASIC}.TLF12PLEAS`]: [
          aPlanPrice({ duration: 0, code: 'now', monthly: ZERO, upfront: toOre(9_990), total: toOre(9_990) }),
        ],
      },
    },
  });
  const { purchase, variant } = chosen('leasenow', leaseNow);
  expect(purchaseSummary(purchase, variant, product, 'B2C')).toMatchObject({ payNow: '9\u00A0990,-', leaseCap: null });
});

test("[P6-14] businesses see amounts without mva., the wire's own first", () => {
  expect(fullPrice(aPricedVariant(), 'B2B')).toBe('10\u00A0392,-');
  expect(
    fullPrice(
      aPricedVariant({ prices: { upfront: { upfront: toOre(12_990), upfrontWithoutVAT: toOre(10_000) } } }),
      'B2B',
    ),
  ).toBe('10\u00A0000,-');
  const { purchase, variant } = chosen('lease24');
  expect(introPrice(purchase, variant, 'B2B')?.price).toEqual({ amount: '432,80\u00A0kr', unit: '/md.' });
});

test('[P3-13] the monthly price without mva. of the wire is shown to businesses, the other one to consumers', () => {
  const price = aPlanPrice({ monthly: toOre(541), monthlyWithoutVAT: toOre(400) });
  const priced = aPricedVariant({ prices: { lease: { [`${BASIC}.TLF12PLEAS`]: [price] } } });
  const { purchase, variant } = chosen('lease24', priced);
  expect(introPrice(purchase, variant, 'B2B')?.price).toEqual({ amount: '400,-', unit: '/md.' });
  expect(introPrice(purchase, variant, 'B2C')?.price).toEqual({ amount: '541,-', unit: '/md.' });
});

test('a missing price is never 0', () => {
  const { purchase, variant } = chosen('upfront', aPricedVariant({ prices: { upfront: null } }));
  expect(fullPrice(variant, 'B2C')).toBeNull();
  expect(optionCards(purchase, variant, 'B2C')).toEqual([]);
  expect(purchaseSummary(purchase, variant, product, 'B2C')).toBeNull();
});

test('[P9-35] the price beside the name', () => {
  const { purchase, variant } = chosen('lease24');
  expect(introPrice(purchase, variant, 'B2C')).toEqual({
    price: { amount: '541,-', unit: '/md.' },
    lines: ['i 24\u00A0md.', 'eller 12\u00A0990,- nå'],
    before: null,
  });
});

test('[P9-28, F9.7-18] a doubled speed keeps the word of the plan’s own', () => {
  const [, basic] = chosen('lease24').purchase.plans;
  const doubled = basic && { ...basic, offering: { ...basic.offering, doubleSpeed: 500 } };
  expect(doubled && planCard(doubled, 'B2C').detail).toBe('Ubegrenset\u00A0data, høy hastighet, 500\u00A0Mbit/s');
});

test('[P3-17, F9.5-2, P9-28] a plan as a card', () => {
  const [, basic] = chosen('lease24').purchase.plans;
  expect(basic && planCard(basic, 'B2C')).toEqual({
    value: BASIC,
    title: 'Fjell X Basic',
    detail: 'Ubegrenset\u00A0data, høy hastighet (250\u00A0Mbit/s)',
    price: { amount: '499,-', unit: '/md.' },
    note: '',
    flash: null,
  });
});
