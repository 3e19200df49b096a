import type { ListType, ProductListItem } from 'shared-domain/catalogue';
import { fetchListHighlights } from 'shared-domain/catalogue/io';
import { aLeasePrice } from 'shared-domain/catalogue/testing';
import type { PageRequest } from 'shared-domain/contracts/exposes';
import { failed, ok } from 'shared-domain/kernel';
import { toOre, ZERO } from 'shared-domain/money';
import { fetchOfferings } from 'shared-domain/subscription/io';
import { aDataOffering, anOffering } from 'shared-domain/subscription/testing';
import { useTestConfig } from 'shared-domain/testing';
import { aListOf, aProduct, fewProducts, soldOut, struck } from '../testing/assortment';
import { type HomePageData, loadHome } from './home-loader';

jest.mock('shared-domain/catalogue/io', () => ({ fetchListHighlights: jest.fn() }));
jest.mock('shared-domain/subscription/io', () => ({ fetchOfferings: jest.fn() }));

const request = { signal: new AbortController().signal } as PageRequest;
const down = failed({ kind: 'network' as const });
const start = anOffering({ offeringCode: 'FJELL_X_START_2025', monthlyOfferingPrice: toOre(399) });
const tenGigabytes = aDataOffering();
const broadband = aDataOffering({
  offeringCode: 'FJELL_MBB_200GB',
  type: 'MBB',
  dataIncluded: { amount: 200, unit: 'GB' },
});
const youth = anOffering({
  offeringCode: 'FJELL_X_UNG_2025_2',
  subscriptionName: 'Fjell X Ung',
  isUngSubscription: true,
  monthlyOfferingPrice: toOre(379),
});

/** The shop's lists, some of them other than usual; null: that call fails. */
function serve(changes: Readonly<Partial<Record<ListType, readonly ProductListItem[] | null>>> = {}) {
  jest.mocked(fetchListHighlights).mockImplementation(async (_realm, listType) => {
    const items = changes[listType];
    return items === null ? down : ok(aListOf(listType, items));
  });
}

async function load(): Promise<{ readonly data: HomePageData; readonly isDegraded?: boolean }> {
  const answer = await loadHome(request);
  if (answer.kind !== 'data') throw new Error(answer.kind);
  return answer;
}

const names = (cards: readonly { readonly name: string }[]): string[] => cards.map(({ name }) => name);

beforeEach(() => {
  useTestConfig();
  serve();
  jest
    .mocked(fetchOfferings)
    .mockReset()
    .mockResolvedValue(ok([broadband, tenGigabytes, youth, start]));
});

test('all calls go out at once', async () => {
  let answerPlans: () => void = () => undefined;
  jest.mocked(fetchOfferings).mockReturnValue(new Promise((resolve) => (answerPlans = () => resolve(ok([])))));
  const loading = load();
  expect(jest.mocked(fetchListHighlights).mock.calls.map(([realm, listType]) => `${realm} ${listType}`)).toEqual([
    'B2C HANDSET_LIST',
    'B2C TABLET_LIST',
    'B2C WEARABLE_LIST',
    'B2C MODEM_LIST',
    'B2C CONNECTED_DEVICE_LIST',
    'B2C ACCESSORY_LIST',
  ]);
  answerPlans();
  expect((await loading).isDegraded).toBeUndefined();
});

describe('departments', () => {
  test('eight in a fixed order, whatever the order of the lists, each with a picture of its own', async () => {
    const { data } = await load();
    expect(data.departments.map(({ name, href, image }) => [name, href, image.title])).toEqual([
      ['Mobiltelefoner', '/mobiltelefoner/', 'fjor'],
      ['Nettbrett', '/nettbrett/', 'nettbrett'],
      ['Smartklokker', '/smartklokker/', 'klokke'],
      ['Rutere', '/rutere/', 'ruter'],
      ['Smarthjem', '/smarthjem/', 'lampe'],
      ['Tilbehør', '/tilbehor/', 'propper'],
      ['Deksler', '/tilbehor/deksler/', 'deksel'],
      ['Like Fin', '/mobiltelefoner/like-fin/', 'brukt'],
    ]);
  });

  test('a pre-owned phone shows Like Fin only', async () => {
    serve({ HANDSET_LIST: [...(fewProducts().HANDSET_LIST ?? [])].reverse() });
    const pictures = Object.fromEntries((await load()).data.departments.map(({ name, image }) => [name, image.title]));
    expect([pictures['Mobiltelefoner'], pictures['Like Fin']]).toEqual(['eldre', 'brukt']);
  });

  test('one without products, or whose list could not be read, is left out', async () => {
    serve({
      MODEM_LIST: [],
      TABLET_LIST: null,
      ACCESSORY_LIST: [aProduct('lader', { type: 'ACCESSORY', subType: 'CHARGER' })],
    });
    expect(names((await load()).data.departments)).toEqual([
      'Mobiltelefoner',
      'Smartklokker',
      'Smarthjem',
      'Tilbehør',
      'Like Fin',
    ]);
  });
});

describe('phones', () => {
  test('the lead is the most popular new phone that can be bought', async () => {
    serve({
      HANDSET_LIST: [
        aProduct('tom', { position: 1, ...soldOut }),
        aProduct('hemmelig', { position: 2, hidePrices: true }),
        ...(fewProducts().HANDSET_LIST ?? []),
      ],
    });
    expect((await load()).data.lead).toEqual({
      name: 'toppen',
      href: '/toppen/',
      badge: null,
      image: { url: '/bilder/toppen.webp', title: 'toppen' },
      price: { amount: '541,-', unit: '/md.' },
      priceNote: 'i 24\u00A0md. Fullpris 10\u00A0000,-',
      text: '',
      legal: 'Krever abonnement. Totalpris for delbetaling\u00A012\u00A0984,-',
    });
  });

  test('[F9.3-2] the lead says what it is, that it needs a plan, and what both cost at least', async () => {
    const lease = aLeasePrice({ minimumTotal: toOre(18_972) });
    const described = { ...aProduct('toppen', { leasePrice: [lease] }), description: 'Tåler mørke kvelder.' };
    serve({ HANDSET_LIST: [described] });
    expect((await load()).data.lead).toMatchObject({
      text: 'Tåler mørke kvelder.',
      legal: 'Krever abonnement. Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.',
    });
  });

  test('new phones: the newest first, four at most, without the lead, the pre-owned and the sold out', async () => {
    const phones = (fewProducts().HANDSET_LIST ?? []).concat(
      aProduct('nyest', { position: 9, releaseDate: '2026-10-01' }),
      aProduct('utsolgt', { position: 10, releaseDate: '2026-11-01', ...soldOut }),
    );
    serve({ HANDSET_LIST: phones });
    expect(names((await load()).data.newest)).toEqual(['nyest', 'ny', 'fjor', 'eldre']);
  });
});

describe('offers', () => {
  const phone = (name: string, change: Parameters<typeof aProduct>[1]) =>
    aProduct(name, { position: 9, releaseDate: '2020-01-01', ...change });

  test('what has a struck price, from every list, the biggest saving first, and of equal ones the larger share', async () => {
    const phones = [1, 2, 3, 4, 5].map((place) => aProduct(`uten ${place}`, { position: place }));
    const dear = phone('dyr', struck(9_000, 11_000));
    const cheap = phone('rimelig', struck(2_000, 4_000));
    serve({
      HANDSET_LIST: [...phones, dear, cheap],
      WEARABLE_LIST: [phone('klokke', struck(5_000, 7_500))],
      ACCESSORY_LIST: [phone('deksel', { subType: 'COVER', ...struck(249, 299) })],
    });
    const { offers } = (await load()).data;
    expect(names(offers)).toEqual(['klokke', 'rimelig', 'dyr', 'deksel']);
    expect(offers.map(({ badge, before }) => [badge?.kind, badge?.text, before])).toEqual([
      ['offer', 'Spar 2\u00A0500,-', '7\u00A0500,-'],
      ['offer', 'Spar 2\u00A0000,-', '4\u00A0000,-'],
      ['offer', 'Spar 2\u00A0000,-', '11\u00A0000,-'],
      ['offer', 'Spar 50,-', '299,-'],
    ]);
  });

  test('nothing that is shown above, sold out, of hidden price or not cheaper than before', async () => {
    serve({
      HANDSET_LIST: [
        aProduct('lead', { position: 1, ...struck(9_000, 12_000) }),
        ...['a', 'b', 'c', 'd'].map((name) =>
          aProduct(name, { position: 2, releaseDate: '2026-01-01', ...struck(9_000, 10_000) }),
        ),
        phone('utsolgt', { ...struck(1, 9_000), ...soldOut }),
        phone('hemmelig', { ...struck(1, 9_000), hidePrices: true }),
        phone('dyrere', struck(9_000, 8_000)),
        phone('tilbud', struck(8_900, 9_000)),
      ],
    });
    expect(names((await load()).data.offers)).toEqual(['tilbud']);
  });
});

test('accessories: the most popular of each kind', async () => {
  expect(names((await load()).data.accessories)).toEqual(['deksel', 'lader', 'propper']);
});

describe('promos', () => {
  test('pre-owned phones and Svitsj from the lowest price that a product has', async () => {
    expect((await load()).data.promos.map(({ image: _image, ...promo }) => promo)).toEqual([
      {
        kind: 'preowned',
        href: '/mobiltelefoner/like-fin/',
        product: 'brukt',
        price: { amount: '145,-', unit: '/md.' },
        note: 'i 24\u00A0md. Fullpris 3\u00A0490,-. Krever abonnement. Totalpris for delbetaling\u00A03\u00A0480,-',
      },
      {
        kind: 'switch',
        href: '/mobiltelefoner/?betaling=new-switch',
        product: 'fjor',
        price: { amount: '199,-', unit: '/md.' },
        note: 'Svitsj i 24\u00A0md. Fullpris 10\u00A0000,-. Krever abonnement. Total telefonpris\u00A04\u00A0776,-',
      },
    ]);
  });

  test('a new phone that costs less is no pre-owned one', async () => {
    serve({
      HANDSET_LIST: [
        ...(fewProducts().HANDSET_LIST ?? []),
        aProduct('billig', {
          leasePrice: [{ duration: '24', code: 'A', upfront: ZERO, monthly: toOre(49), total: toOre(1_176) }],
        }),
      ],
    });
    expect((await load()).data.promos[0]?.product).toBe('brukt');
  });

  test('its picture is of the product whose price it says', async () => {
    serve({
      HANDSET_LIST: [
        aProduct('dyr', { position: 1, switchPrice: { monthly: toOre(399), total: toOre(9_576) } }),
        aProduct('billig', { position: 2, switchPrice: { monthly: toOre(199), total: toOre(4_776) } }),
      ],
    });
    expect((await load()).data.promos.map(({ product, image }) => [product, image.title])).toEqual([
      ['billig', 'billig'],
    ]);
  });

  test('what cannot be bought that way has no promo', async () => {
    serve({
      HANDSET_LIST: [
        aProduct('bare kjøp', { leasePrice: [], switchPrice: null }),
        aProduct('utsolgt', { ...soldOut, switchPrice: { monthly: toOre(1), total: toOre(24) } }),
      ],
    });
    expect((await load()).data.promos).toEqual([]);
  });
});

describe('plans', () => {
  test('the grouped card from its lowest price, data for a phone and not for a router, and the plan for the young', async () => {
    const { plans } = (await load()).data;
    expect(
      plans.map(({ name, headline, detail, price, isFrom, href }) => [
        name,
        headline,
        detail,
        price.amount,
        isFrom,
        href,
      ]),
    ).toEqual([
      ['Fjell X', 'Ubegrenset\u00A0data', 'Velg hastighet opptil 1000\u00A0Mbit/s', '399,-', true, '/mobilabonnement/'],
      ['Fjell 10 GB', '10\u00A0GB', 'Opptil 500\u00A0Mbit/s', '369,-', false, '/mobilabonnement/'],
      [
        'Fjell X Ung',
        'Ubegrenset\u00A0data',
        'Opptil 250\u00A0Mbit/s, for deg under 30',
        '379,-',
        false,
        '/mobilabonnement/?under30=true',
      ],
    ]);
  });

  test('where no phone plan has data by the gigabyte, no other plan is shown', async () => {
    const watch = aDataOffering({ offeringCode: 'FJELL_KLOKKE', dataIncluded: { amount: 2, unit: 'GB' } });
    jest.mocked(fetchOfferings).mockResolvedValue(ok([broadband, watch, start]));
    expect(names((await load()).data.plans)).toEqual(['Fjell X']);
  });

  test('a point that says what the headline says is not said twice', async () => {
    const uspList = ['Ubegrenset data i Norge', '5G inkludert', 'Nettvern'].map((heading, index) => ({
      id: String(index),
      heading,
    }));
    jest
      .mocked(fetchOfferings)
      .mockResolvedValue(
        ok([{ ...youth, textBlocks: [{ heading: 'Inkludert', textType: ['info'], uspList }] }, start]),
      );
    const [grouped, young] = (await load()).data.plans;
    expect(grouped?.points).toEqual(['Ubegrenset skylagring', 'Trygg surfing', '5G i hele Norge']);
    expect(young?.points).toEqual(['5G inkludert', 'Nettvern']);
  });

  test('a discount of the first year is shown with the price afterwards', async () => {
    jest.mocked(fetchOfferings).mockResolvedValue(ok([aDataOffering({ firstYearDiscountAmount: toOre(30) })]));
    expect((await load()).data.plans[0]).toMatchObject({
      price: { amount: '339,-' },
      struck: '369,-',
      note: '369,-/md. etter 12\u00A0md.',
    });
  });
});

describe('a call that fails', () => {
  test.each([
    'HANDSET_LIST',
    'TABLET_LIST',
    'WEARABLE_LIST',
    'MODEM_LIST',
    'CONNECTED_DEVICE_LIST',
    'ACCESSORY_LIST',
  ] as const)('%s: the data is degraded, and the rest is there', async (listType) => {
    serve({ [listType]: null });
    const { data, isDegraded } = await load();
    expect(isDegraded).toBe(true);
    expect(data.plans).toHaveLength(3);
    expect(data.departments.length).toBeGreaterThan(5);
  });

  test('the plans: the data is degraded, and the products are there', async () => {
    jest.mocked(fetchOfferings).mockResolvedValue(down);
    const { data, isDegraded } = await load();
    expect(isDegraded).toBe(true);
    expect(data.plans).toEqual([]);
    expect(data.departments).toHaveLength(8);
  });
});

test('the data of the page holds what is shown and no more', async () => {
  const { data } = await load();
  const text = JSON.stringify(data);
  for (const key of [
    'skus',
    'compatibleModels',
    'compatibleAccessories',
    'salesStatuses',
    'leasePrice',
    'textBlocks',
    'position',
  ])
    expect(text).not.toContain(`"${key}"`);
});
