import type { ProductType, Webdeal } from 'shared-domain/catalogue';
import { aPlanPrice, aWebdeal } from 'shared-domain/catalogue/testing';
import type { Realm } from 'shared-domain/contracts/realm';
import { toOre } from 'shared-domain/money';
import { chargedDetails } from '../purchase/prices';
import { resolvePurchase } from '../purchase/purchase';
import { campaignDeals, campaignPage, campaignVariant } from '../testing/build-campaigns';
import { BASIC, MAX } from '../testing/build-page';
import { type CampaignCard, campaignCards } from './campaign-cards';
import { isLoweredBy, nearestWay, waysOf } from './campaign-ways';

interface Chosen {
  readonly so: string | null;
  readonly sc?: string;
  readonly isLoggedIn?: boolean;
  readonly realm?: Realm;
  readonly webdeals?: readonly Webdeal[];
  readonly productType?: ProductType;
}

function cardsFor({
  so,
  sc = BASIC,
  isLoggedIn = false,
  realm = 'B2C',
  webdeals = campaignDeals,
  productType = 'HANDSET',
}: Chosen) {
  const { details: listed, offerings } = campaignPage();
  const details = chargedDetails(listed, { isLoggedIn, refused: [] });
  const [variant = campaignVariant()] = details.variants;
  const query = { so, sc, cartId: null, steg: null, abonnement: null } as Parameters<
    typeof resolvePurchase
  >[0]['query'];
  const purchase = resolvePurchase({
    details,
    variant,
    offerings: offerings ?? [],
    query,
    isLoggedIn,
    cart: null,
    isUnder30: false,
    codePrefix: 'FJELL',
  });
  return campaignCards({ productType, webdeals, variant, purchase, isLoggedIn, realm });
}

const cardOf = (id: string, chosen: Chosen): CampaignCard | undefined =>
  cardsFor(chosen).find((card) => card.id === id);

test('[P2-32, P3-27] a campaign has its title, its text, its picture and its end', () => {
  expect(cardOf('MAX50', { so: 'lease24' })).toMatchObject({
    title: '50,- mindre med X Max',
    text: 'Gjelder nytt abonnement.',
    image: '/bilder/max.webp',
    until: 'Til og med 7. januar.',
  });
});

test('[P5-7, P5-8, P9-27] one that is part of the choice says what it saves', () => {
  expect(cardOf('MAX50', { so: 'lease24', sc: MAX })).toMatchObject({
    isChosen: true,
    note: 'Valgt: Du får 1\u00A0200,- i telefonrabatt, fordelt på 50,-/md.',
    action: null,
  });
  expect(cardOf('FULL1000', { so: 'upfront' })).toMatchObject({
    isChosen: true,
    note: 'Valgt: Du får 1\u00A0000,- i telefonrabatt.',
  });
});

test.each([
  ['HANDSET', 'telefonrabatt'],
  ['HANDSET-PREOWNED', 'telefonrabatt'],
  ['WEARABLE', 'klokkerabatt'],
  ['TABLET', 'nettbrettrabatt'],
  ['ACCESSORY', 'tilbehørsrabatt'],
  ['MODEM', 'rabatt'],
  ['CONNECTED_DEVICE', 'rabatt'],
] as const)('[P9-27] what is saved on a %s is a %s', (productType, label) => {
  expect(cardOf('FULL1000', { so: 'upfront', productType })?.note).toBe(`Valgt: Du får 1\u00A0000,- i ${label}.`);
});

test.each([
  ['svitsj', ['new-switch']],
  ['leasing', ['lease24', 'lease12']],
  ['fullpris', ['upfront']],
  [[], ['new-switch', 'lease24', 'lease12', 'upfront']],
  [
    ['svitsj', 'fullpris'],
    ['new-switch', 'upfront'],
  ],
])('[P5-7] a campaign for %j comes with %j', (validSellingTypes, options) => {
  const gift = aWebdeal({ title: 'Ekstra batteri', validSellingTypes });
  const isPart = (so: string) => cardsFor({ so, isLoggedIn: true, webdeals: [gift] })[0]?.isChosen;
  expect(['new-switch', 'lease24', 'lease12', 'upfront'].filter(isPart)).toEqual(options);
});

test.each([
  ['that names another plan', { offerings: [MAX] }, 'lease24', false],
  ['that names the plan', { offerings: [BASIC] }, 'lease24', true],
  ['that names another plan, or the full price', { offerings: [MAX], fullPrice: true }, 'upfront', true],
  ['that names another plan, at the full price', { offerings: [MAX] }, 'upfront', false],
  ['that names another plan, or the full price, on lease', { offerings: [MAX], fullPrice: true }, 'lease24', false],
])('[P5-8] a campaign %s', (_, change, so, isChosen) => {
  const gift = aWebdeal({ title: 'Ekstra batteri', ...change });
  expect(cardsFor({ so, webdeals: [gift] })[0]?.isChosen ?? false).toBe(isChosen);
});

test('[P6-14] a business reads its saving without mva.', () => {
  expect(cardOf('FULL1000', { so: 'upfront', realm: 'B2B' })?.note).toBe(
    'Valgt: Du får 800,- i telefonrabatt (ekskl. mva.).',
  );
});

test('[P3-27] its action and its title are in the editors’ words and colour', () => {
  const [deal = aWebdeal({})] = campaignDeals.filter(({ discountId }) => discountId === 'MAX50');
  const webdeals = [{ ...deal, campaignLinkText: 'Ta med X Max', textColor: '#1d1524' }];
  expect(cardsFor({ so: 'lease12', webdeals })).toMatchObject([
    { textColor: '#1d1524', action: { kind: 'choose', text: 'Ta med X Max', option: 'lease12', plan: MAX } },
  ]);
  expect(cardOf('MAX50', { so: 'lease12' })).toMatchObject({
    textColor: undefined,
    action: { text: 'Velg Fjell X Max' },
  });
});

test('[P5-8] for another plan it names the plan and offers it, with the same way to pay', () => {
  expect(cardOf('MAX50', { so: 'lease12' })).toMatchObject({
    isChosen: false,
    note: 'Gjelder ved delbetaling med Fjell X Max.',
    action: { kind: 'choose', text: 'Velg Fjell X Max', option: 'lease12', plan: MAX },
  });
});

test.each(['lease24', 'upfront'])('of several plans it offers the one that costs least a month (from %s)', (so) => {
  const lowered = (code: string, monthly: number) =>
    aPlanPrice({
      mainOfferingCode: code,
      mainOfferingName: code,
      mainOfferingMonthly: toOre(monthly),
      campaign: { discountCode: 'X', upfront: toOre(0), monthly: toOre(500), total: toOre(12_000) },
    });
  const variant = campaignVariant();
  const lease = {
    'FJELL_X_MAX_PLUS_2025.TLF12PLEAS': [lowered('FJELL_X_MAX_PLUS_2025', 699)],
    [`${MAX}.TLF12PLEAS`]: [lowered(MAX, 599)],
  };
  const ways = waysOf({ ...variant, prices: { ...variant.prices, lease } }).filter((way) => isLoweredBy(way, 'X'));
  expect(ways.length).toBeGreaterThan(1);
  expect(nearestWay(ways, so, BASIC)?.plan?.code).toBe(MAX);
});

test('[P5-7] for another way to pay it names the way and offers it', () => {
  expect(cardOf('MAX50', { so: 'upfront' })?.action).toMatchObject({
    text: 'Velg delbetaling med Fjell X Max',
    option: 'lease24',
    plan: MAX,
  });
  expect(cardOf('FULL1000', { so: 'lease24' })).toMatchObject({
    note: 'Gjelder ved fullpris.',
    action: { text: 'Velg fullpris', option: 'upfront', plan: null },
  });
});

test('[P3-27] the price of members asks visitors to log in, and is chosen for those who are', () => {
  expect(cardOf('MEDLEM', { so: 'upfront' })).toMatchObject({
    isChosen: false,
    note: 'Prisen er for deg som er kunde.',
    action: { kind: 'login', text: 'Logg inn' },
  });
  expect(cardOf('MEDLEM', { so: 'upfront', isLoggedIn: true })).toMatchObject({
    isChosen: true,
    note: 'Valgt: Du får 1\u00A0500,- i telefonrabatt.',
  });
});

test('two campaigns never add up: the one that does not count is not promised', () => {
  expect(cardOf('FULL1000', { so: 'upfront', isLoggedIn: true })).toBeUndefined();
});

test('[P4-42] one for Svitsj asks visitors to log in: they see no such way to pay', () => {
  expect(cardOf('SVITSJ40', { so: 'lease24' })).toMatchObject({
    note: 'Gjelder ved Svitsj.',
    action: { kind: 'login' },
  });
  expect(cardOf('SVITSJ40', { so: 'lease24', isLoggedIn: true })?.action).toMatchObject({
    text: expect.stringContaining('Velg Svitsj') as string,
    option: 'new-switch',
  });
});

test('one without a discount comes with what is chosen, or names what it takes', () => {
  const gift = aWebdeal({ title: 'Ekstra batteri', validSellingTypes: ['fullpris'] });
  expect(cardsFor({ so: 'upfront', webdeals: [gift] })).toMatchObject([
    { title: 'Ekstra batteri', isChosen: true, note: 'Følger med det du har valgt.' },
  ]);
  expect(cardsFor({ so: 'lease24', webdeals: [gift] })).toMatchObject([
    { isChosen: false, action: { text: 'Velg fullpris' } },
  ]);
});

test.each([
  ['is not for the page', aWebdeal({ showOnPdp: false, discountId: 'FULL1000' })],
  ['has no title', aWebdeal({ title: '', discountId: 'FULL1000' })],
  ['is a placeholder', aWebdeal({ title: 'DUMMY_TO_AVOID_ERROR', discountId: 'FULL1000' })],
  ['lowers no price of the variant', aWebdeal({ discountId: 'ANNEN' })],
])('[P3-27, P5-8] a campaign that %s is left out', (_, deal) => {
  expect(cardsFor({ so: 'upfront', webdeals: [deal] })).toEqual([]);
});
