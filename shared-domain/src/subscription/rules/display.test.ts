import { aDataOffering, anOffering } from '../testing';
import { displayOffering, offeringName, offeringTitle } from './display';

test.each([
  ['F9.5-2', anOffering(), 'Ubegrenset\u00A0data', 'Fjell X Basic 250\u00A0Mbit/s'],
  ['F9.5-2', anOffering({ doubleSpeed: 500 }), 'Ubegrenset\u00A0data', 'Fjell X Basic 500\u00A0Mbit/s'],
  ['F9.5-2', aDataOffering(), '10\u00A0GB', 'Fjell 10\u00A0GB'],
  ['F9.5-2', aDataOffering({ subscriptionShortname: 'Fjell 10 GB' }), '10\u00A0GB', 'Fjell 10 GB'],
  ['F9.5-3', aDataOffering({ isBarnSubscription: true }), 'Junior', 'Fjell 10\u00A0GB'],
  ['F9.5-3, P9-29', aDataOffering({ isBarnSubscription: true, offeringCode: 'FJELL_JUNIOR_KLOKKE_01GB' }), 'Barneklokke-abonnement', 'Fjell 10\u00A0GB'],
  ['F9.5-5', anOffering({ overrideSubscriptionTitle: 'Alt du trenger' }), 'Alt\u00A0du\u00A0trenger', 'Fjell X Basic 250\u00A0Mbit/s'],
])('[%s] title and name', (_, offering, title, name) => {
  expect(offeringTitle(offering)).toBe(title);
  expect(offeringName(offering)).toBe(name);
});

test('[F9.5-4] a first-year discount: reduced price, the plain one struck, what follows', () => {
  expect(displayOffering(aDataOffering({ firstYearDiscountAmount: 30 }))).toMatchObject({
    price: { amount: '339,-', unit: '/md.' },
    struck: '369,-',
    note: '369,-/md. etter 12\u00A0md.',
  });
});

test('[F9.5-1] prepaid: the price once, no lines', () => {
  expect(displayOffering(anOffering({ billingType: 'PREPAID', upfrontOfferingPrice: 199, firstYearDiscountAmount: 5 }))).toMatchObject({ price: { amount: '199,-', unit: '' }, struck: null, note: '' });
});

test('[F9.5-6, P9-29] try-buy', () => {
  expect(displayOffering(anOffering({ isTryBuySubscription: true })).note).toBe('i\u00A02\u00A0måneder');
});
