import { showTexts } from 'shared-domain/testing';
import { toOre, ZERO } from '../../money';
import { aDataOffering, anOffering } from '../testing';
import { subscriptionText } from '../texts/nb';
import { displayOffering } from './display';
import { offeringName, offeringTitle } from './offering-name';

const shown = (answer: unknown): unknown => showTexts(subscriptionText, answer);

test.each([
  ['F9.5-2, P9-29', anOffering(), 'Ubegrenset\u00A0data', 'Fjell X Basic 250\u00A0Mbit/s'],
  ['F9.5-2', anOffering({ doubleSpeed: 500 }), 'Ubegrenset\u00A0data', 'Fjell X Basic 500\u00A0Mbit/s'],
  ['F9.5-2', anOffering({ dataMaxSpeed: undefined }), 'Ubegrenset\u00A0data', 'Fjell X Basic'],
  ['F9.5-2', aDataOffering(), '10\u00A0GB', 'Fjell 10\u00A0GB'],
  ['F9.5-2', aDataOffering({ doubleData: 20 }), '20\u00A0GB', 'Fjell 20\u00A0GB'],
  ['F9.5-2', aDataOffering({ subscriptionShortname: 'Fjell 10 GB' }), '10\u00A0GB', 'Fjell 10 GB'],
  [
    'F9.5-2, F9.5-5',
    aDataOffering({ dataIncluded: undefined, subscriptionName: 'Fjell til alt' }),
    'Fjell\u00A0til\u00A0alt',
    'Fjell',
  ],
  ['F9.5-3', aDataOffering({ isBarnSubscription: true }), 'Junior', 'Fjell 10\u00A0GB'],
  [
    'F9.5-3, P9-29',
    aDataOffering({ isBarnSubscription: true, offeringCode: 'FJELL_JUNIOR_KLOKKE_01GB' }),
    'Abonnement til barneklokke',
    'Fjell 10\u00A0GB',
  ],
  [
    'F9.5-5',
    anOffering({ overrideSubscriptionTitle: 'Alt du trenger' }),
    'Alt\u00A0du\u00A0trenger',
    'Fjell X Basic 250\u00A0Mbit/s',
  ],
])('[%s] title and name', (_, offering, title, name) => {
  expect(shown(offeringTitle(offering))).toBe(title);
  expect(offeringName(offering)).toBe(name);
});

test('[F9.5-4] a first-year discount: reduced price, the plain one struck, what follows', () => {
  expect(shown(displayOffering(aDataOffering({ firstYearDiscountAmount: toOre(30) })))).toMatchObject({
    price: { amount: '339,-', unit: '/md.' },
    struck: '369,-',
    note: '369,-/md. etter 12\u00A0md.',
  });
});

test('[F9.5-4] after the first year the lasting discount goes on, the one of the commitment does not', () => {
  const offering = aDataOffering({
    firstYearDiscountAmount: toOre(30),
    monthlyOfferingDiscount: toOre(19),
    priceMultiplier: 0.9,
  });
  expect(shown(displayOffering(offering, { hasCommitment: true }))).toMatchObject({
    price: { amount: '284,-' },
    note: '350,-/md. etter 12\u00A0md.',
  });
  expect(shown(displayOffering(aDataOffering({ firstYearDiscountAmount: ZERO })).note)).toBeNull();
});

test('[F9.5-1] prepaid: the price once, no lines', () => {
  const offering = anOffering({
    billingType: 'PREPAID',
    upfrontOfferingPrice: toOre(199),
    firstYearDiscountAmount: toOre(5),
    isTryBuySubscription: true,
    discountInfoLine: 'Rabatt',
  });
  expect(shown(displayOffering(offering))).toMatchObject({
    price: { amount: '199,-', unit: '' },
    struck: null,
    note: null,
    discountInfoLine: null,
  });
});

test('[F9.5-6, P9-29] try-buy', () => {
  expect(shown(displayOffering(anOffering({ isTryBuySubscription: true })).note)).toBe('i\u00A02\u00A0måneder');
});

test.each([
  ['doubled data', aDataOffering({ doubleData: 20 }), '10\u00A0GB'],
  ['ordinary data', aDataOffering(), null],
  ['an own title', aDataOffering({ doubleData: 20, overrideSubscriptionTitle: 'Alt' }), null],
  ['a child’s plan', aDataOffering({ doubleData: 20, isBarnSubscription: true }), null],
  ['unlimited data', anOffering({ doubleData: 20, dataIncluded: { amount: 10, unit: 'GB' } }), null],
  ['no data', aDataOffering({ doubleData: 20, dataIncluded: undefined }), null],
])('[F9.7-1, F3.3-6] the title that %s strikes', (_, offering, struckTitle) => {
  expect(shown(displayOffering(offering).struckTitle)).toBe(struckTitle);
});

test('[P3-21] the line about the discount is shown beside a reduced price only', () => {
  const discountInfoLine = 'Rabatt det første året';
  expect(displayOffering(anOffering({ discountInfoLine, monthlyOfferingDiscount: toOre(50) })).discountInfoLine).toBe(
    discountInfoLine,
  );
  expect(displayOffering(anOffering({ discountInfoLine })).discountInfoLine).toBeNull();
  expect(displayOffering(anOffering({ monthlyOfferingDiscount: toOre(50) })).discountInfoLine).toBeNull();
});

test('[P6-14] a business sees every amount without mva.', () => {
  expect(
    shown(
      displayOffering(anOffering({ monthlyOfferingPrice: toOre(500), firstYearDiscountAmount: toOre(100) }), {
        realm: 'B2B',
      }),
    ),
  ).toMatchObject({
    price: { amount: '320,-', unit: '/md.' },
    struck: '400,-',
    note: '400,-/md. etter 12\u00A0md.',
  });
});
