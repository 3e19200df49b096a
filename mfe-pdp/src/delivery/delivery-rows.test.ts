import { aDeliveryMethod } from 'shared-domain/delivery/testing';
import { toOre } from 'shared-domain/money';
import { cheapestOption, deliveryRows, namedOptions, quickestOption } from './delivery-rows';
import type { DeliveryOption } from './use-delivery-options';

/** A Saturday. */
const NOW_MS = Date.UTC(2026, 10, 21, 9);
const terms = { realm: 'B2C', isFree: false, nowMs: NOW_MS } as const;
const anOption = (change: Partial<DeliveryOption> = {}): DeliveryOption => ({
  ...aDeliveryMethod(),
  estimatedDeliveryDate: '2026-11-24',
  ...change,
});

test('[P3-35, P9-7, P9-8] an option is shown with name, description, alert, day and price', () => {
  const option = anOption({ type: 'CARRYON_DOOR', description: 'Velg utleveringssted i listen', alert: ' Uvær. ' });
  expect(deliveryRows([option], terms)).toEqual([
    {
      key: 'CARRYON_DOOR 0',
      isInShop: false,
      name: 'Levert på døren',
      description: 'Velg utleveringssted på siste steg i kassen',
      alert: 'Uvær.',
      date: 'Leveres tirsdag 24. november',
      price: '59,-',
      before: null,
    },
  ]);
});

test.each([
  ['PICK_UP_POINT', 'Levert til valgfritt utleveringssted'],
  ['PICK_UP_POINT_BRING', 'Levert til valgfritt utleveringssted'],
  ['PICK_UP_POINT_BRING_ACC', 'Levert til valgfritt utleveringssted'],
  ['CARRYON_POST', 'Levert til postkontoret'],
  ['CARRYON_POST_BRING', 'Levert til postkontoret'],
  ['HH_express', 'Helthjem Ekspress'],
  ['CARRYON_EXP', 'Levert med bud'],
  ['CARRYON_EXP_FREE', 'Levert med bud'],
  ['CARRYON_DOOR', 'Levert på døren'],
  ['PICK_UP_IN_SHOP', 'Klikk & hent'],
  ['LETTER', 'Brevpost'],
  ['BUSN_PRC', 'Bedriftspakke'],
])('[P3-36, P9-8, F3.8-2, F9.13-6] without a label of its own, %s is called %s', (type, name) => {
  expect(deliveryRows([anOption({ type, label: null })], terms)[0]?.name).toBe(name);
});

test.each([
  ['a company sees it without mva.', anOption(), { realm: 'B2B' }, '47,20\u00A0kr (ekskl. mva.)'],
  ['what costs nothing has no mva.', anOption({ price: toOre(0) }), { realm: 'B2B' }, 'Fri frakt'],
  ['an unknown price stays unknown', anOption({ price: null }), { isFree: true }, null],
] as const)('[P3-35] the price: %s', (_, option, change, expected) => {
  expect(deliveryRows([option], { ...terms, ...change })[0]?.price).toBe(expected);
});

test.each([
  ['B2C', '149,-'],
  ['B2B', '119,20\u00A0kr (ekskl. mva.)'],
] as const)(
  '[P3-35] an order that earns free shipping in %s: the channel’s price is struck, and 0,- said',
  (realm, before) => {
    const [row] = deliveryRows([anOption({ price: toOre(149) })], { ...terms, realm, isFree: true });
    expect(row).toMatchObject({ price: '0,-', before });
  },
);

test('[P3-35] collecting in a shop costs nothing anyway: nothing is struck', () => {
  const inShop = anOption({ type: 'PICK_UP_IN_SHOP', price: toOre(0) });
  expect(deliveryRows([inShop], { ...terms, isFree: true })[0]).toMatchObject({ price: 'Gratis', before: null });
});

test.each([
  ['the earliest', [anOption(), anOption({ type: 'EARLY', estimatedDeliveryDate: '2026-11-23' })], 'EARLY'],
  [
    'the cheaper of one day, whatever its hour',
    [
      anOption({ type: 'DEAR', price: toOre(149), estimatedDeliveryDate: '2026-11-23T08:00:00Z' }),
      anOption({ type: 'CHEAP', estimatedDeliveryDate: '2026-11-23T12:00:00Z' }),
      anOption({ type: 'UNKNOWN', price: null, estimatedDeliveryDate: '2026-11-23' }),
    ],
    'CHEAP',
  ],
  ['none without a day', [anOption({ estimatedDeliveryDate: null })], undefined],
  ['none with a day that is past', [anOption({ estimatedDeliveryDate: '2026-11-20' })], undefined],
])('the quickest option is %s', (_, options, type) => {
  expect(quickestOption(options, NOW_MS)?.type).toBe(type);
});

test.each([
  ['the one of the lowest price', [anOption({ type: 'DEAR', price: toOre(149) }), anOption()], 'CARRYON_POST'],
  [
    'the quicker of one price',
    [anOption({ estimatedDeliveryDate: null }), anOption({ type: 'SOON', estimatedDeliveryDate: '2026-11-23' })],
    'SOON',
  ],
  ['one whose price is not known, where there is no other', [anOption({ price: null })], 'CARRYON_POST'],
  ['not a shop, to which the shopper goes', [anOption({ type: 'PICK_UP_IN_SHOP', price: toOre(0) })], undefined],
])('the cheapest option is %s', (_, options, type) => {
  expect(cheapestOption(options, NOW_MS)?.type).toBe(type);
});

describe('the options that an answer names', () => {
  const courier = anOption({ type: 'CARRYON_EXP', price: toOre(199), estimatedDeliveryDate: '2026-11-21' });
  const post = anOption({ estimatedDeliveryDate: '2026-11-24' });
  const inShop = anOption({ type: 'PICK_UP_IN_SHOP', price: toOre(0), estimatedDeliveryDate: null });

  test.each([
    ['the cheapest first, the quickest after it', [courier, post], false, [post, courier]],
    ['the cheapest alone where nothing is sooner', [post, inShop], false, [post]],
    ['the quickest alone where delivery is free', [post, courier], true, [courier]],
    ['a shop where nothing is sent', [inShop], false, [inShop]],
    ['none where there is none', [], false, []],
  ])('%s', (_, options, isFree, named) => {
    expect(namedOptions(options, { isFree, nowMs: NOW_MS })).toEqual(named);
  });
});
