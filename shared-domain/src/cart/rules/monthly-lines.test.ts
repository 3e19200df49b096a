import { showTexts } from 'shared-domain/testing';
import { toOre } from '../../money';
import type { CartAnswer } from '../model';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from '../testing';
import { leaseText } from '../texts/lease-nb';
import { cartText } from '../texts/nb';
import { monthlyCostLines } from './monthly-lines';

const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

test.each([
  ['HANDSET', 'Delbetaling telefon 24\u00A0md.'],
  ['HANDSET-PREOWNED', 'Delbetaling telefon 24\u00A0md.'],
  ['WEARABLE', 'Delbetaling smartklokke 24\u00A0md.'],
  ['CONNECTED_DEVICE', 'Delbetaling av Smarthjem produkt 24\u00A0md.'],
  ['TABLET', 'Delbetaling nettbrett 24\u00A0md.'],
  ['MODEM', 'Delbetaling ruter 24\u00A0md.'],
  ['ACCESSORY', 'Delbetaling produkt 24\u00A0md.'],
])('[F9.3-11] a leased %s', (type, label) => {
  expect(leaseText({ type, months: 24 })).toBe(label);
});

test('[F9.3-11] a lease paid now leaves the months out', () => {
  expect(leaseText({ type: 'HANDSET', months: 0 })).toBe('Delbetaling telefon');
});

test('[F9.3-10, F9.3-11] device, plan and service, less their discounts; what is bought at once has no line', () => {
  const plan = aNestedItem({ discount: { isUniqueDiscount: false, value: { monthly: toOre(100) } } });
  const insurance = aNestedItem({ type: 'SERVICE', name: 'Mobilforsikring M', price: { monthly: toOre(119) } });
  const cart = aBundleCart({ cart: { content: [aBundleItem({ items: [plan, insurance] }), aCartItem()] } });
  expect(inNorwegian(monthlyCostLines(cart))).toEqual([
    { label: 'Delbetaling telefon 24\u00A0md.', value: '541,-/md.' },
    { label: 'Fjell X Basic', value: '399,-/md.' },
    { label: 'Mobilforsikring M', value: '119,-/md.' },
  ]);
});

const financed = (financing: { type: string; code?: string; duration?: number | string } | null) =>
  aBundleCart({
    subscriptions: [
      { id: 'bundle-1', isLegal: true, code: 'X', financing, price: { monthly: { amountSubscription: toOre(499) } } },
    ],
  });
const labels = (cart: CartAnswer) => monthlyCostLines(cart).map(({ label }) => cartText(label));

test('[F9.3-12] a device by switch', () => {
  expect(inNorwegian(monthlyCostLines(financed({ type: 'switch', duration: 24 }))[0])).toEqual({
    label: 'Svitsj i 24\u00A0md.',
    value: '541,-/md.',
  });
});

test.each([
  ['an equipment agreement', { type: 'ukko', duration: 24 }],
  ['no financing', null],
])('[F9.3-12] %s is no switch: no line of the device', (_, financing) => {
  expect(labels(financed(financing))).toEqual(['Fjell X Basic']);
});

test.each([[{ type: 'lease', code: 'now', duration: 24 }], [{ type: 'lease', duration: 'now' }]])(
  '[F9.3-11] %j is leasenow: no months',
  (financing) => {
    expect(labels(financed(financing))[0]).toBe('Delbetaling telefon');
  },
);

test('[F9.3-10, F9.3-11] a SIM, a fee and what costs nothing each month have no line', () => {
  const child = (type: string, monthly: number) =>
    aNestedItem({ type, name: type, price: { monthly: toOre(monthly) } });
  const items = [
    child('SIM', 49),
    child('SUBSCRIPTION_DRAFT', 299),
    child('SERVICE', 0),
    aNestedItem({ name: 'Kontant', price: { monthly: undefined } }),
  ];
  expect(labels(aBundleCart({ cart: { content: [aBundleItem({ items })] } }))).toEqual([
    'Delbetaling telefon 24\u00A0md.',
    'SUBSCRIPTION_DRAFT',
  ]);
});

test('[F9.3-10, F6-12] businesses see the lines without mva.', () => {
  expect(monthlyCostLines(aBundleCart({ realm: 'B2B' })).map(({ value }) => value)).toEqual([
    '432,80\u00A0kr/md.',
    '399,20\u00A0kr/md.',
  ]);
});

test('[F9.3-9, F5.1-3] none for a sim-only cart', () => {
  expect(
    inNorwegian(
      monthlyCostLines(
        aCart({ cart: { content: [aCartItem({ type: 'SUBSCRIPTION', price: { monthly: toOre(499) } })] } }),
      ),
    ),
  ).toEqual([]);
});
