import {
  LIST_TYPES,
  productDetailsSchema,
  type ProductDetailsWire,
  productInfoMiniSchema,
  productListSchema,
  type ProductListWire,
} from 'shared-domain/catalogue/io';
import { REALMS } from 'shared-domain/contracts/realm';
import { offeringsSchema } from 'shared-domain/subscription/io';
import { asSent } from 'shared-domain/testing';
import { createTestApp, TEST_NOW_MS, type TestApp } from '../testing';
import { aFeed, aProduct, aSimpleProduct, aVariant } from './testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop?.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const listOf = async (listType: string, realm = 'B2C'): Promise<ProductListWire> =>
  asSent(productListSchema, (await get(`/api/view-models/product-list/${realm}/${listType}`)).json());
const detailsOf = async (path: string, realm = 'B2C'): Promise<ProductDetailsWire> =>
  asSent(
    productDetailsSchema,
    (await get(`/api/view-models/product-details/${realm}?path=${encodeURIComponent(path)}`)).json(),
  );

describe('product lists', () => {
  test.each(REALMS.flatMap((realm) => LIST_TYPES.map((listType) => [realm, listType] as const)))(
    '[F2.8-1] the list of %s %s has the shape that pages parse',
    async (realm, listType) => {
      const list = await listOf(listType, realm);
      expect(list).toMatchObject({ realm, listType, total: list.items.length });
    },
  );

  test('[F3.5-1, F3.5-2, F3.5-3, F2.8-4] an item has all that a card and the facets need', async () => {
    const list = await listOf('HANDSET_LIST');
    expect(list).toMatchObject({ title: 'Mobiltelefoner', listPath: '/mobiltelefoner/' });
    expect(list.items[0]).toMatchObject({
      name: 'Nova 9',
      brand: 'Nova',
      brandSlug: 'nova',
      model: 'Nova 9',
      modelSlug: 'nova-9',
      type: 'HANDSET',
      subType: 'NEW',
      href: '/mobiltelefoner/nova/nova-9/',
      skus: ['NOVA-9-SORT-128', 'NOVA-9-SORT-256', 'NOVA-9-LYNG-128'],
      sizes: ['128 GB', '256 GB'],
      image: { url: '/api/pictures/nova-9/sort-front-800.webp', title: 'Nova 9 i sort, forfra' },
      upfrontPrice: { upfront: 9_990, total: 9_990 },
      leasePrice: [
        { duration: '24', code: '24', upfront: 0, monthly: 416, total: 9_984, mainOfferingMonthly: 499 },
        { duration: '12', code: '12', upfront: 0, monthly: 832, total: 9_984 },
      ],
      switchPrice: { monthly: 375, total: 9_000 },
      defaultVariantsIndex: 0,
    });
    expect(
      list.items[0]?.variants.salesStatuses.map(({ sellable, quantityInStock }) => [sellable, quantityInStock]),
    ).toEqual([
      [true, 25],
      [true, 4],
      [true, 0],
    ]);
    expect(list.items[0]?.variants.colors).toMatchObject([
      { name: 'Sort', nameGrouped: 'Svart', html: '#111111', href: '/mobiltelefoner/nova/nova-9/' },
      { name: 'Lyng', nameGrouped: 'Lilla', html: '#8a63c9', href: '/mobiltelefoner/nova/nova-9/lyng-128gb/' },
    ]);
  });

  test('[F9.13-4, F2.8-3, F2.8-9, F2.8-11, F2.8-12] accessories are sorted by category, which is part of their URL except for outlet', async () => {
    const { items } = await listOf('ACCESSORY_LIST');
    expect(items.map(({ href }) => href)).toEqual([
      '/tilbehor/deksler/nova/deksel-nova-9/',
      '/tilbehor/nova/gammelt-deksel/',
      '/tilbehor/annet/nova/pusseklut/',
    ]);
    expect(items[0]?.compatibleModels).toEqual([
      expect.objectContaining({ brandSlug: 'nova', modelSlug: 'nova-9', hwType: 'HANDSET', subHwType: 'NEW' }),
    ]);
  });

  test('[F2.8-8..15, F9.13-4] the kind of an accessory is in its address, and weighs before its position', async () => {
    const kinds = ['OTHER', 'STORAGE', 'OUTLET', 'SPEAKER', 'SCREENPROTECTOR', 'HEADSET', 'COVER', 'CHARGER'] as const;
    const products = kinds.map((subType, index) =>
      aSimpleProduct({
        sku: subType,
        type: 'ACCESSORY',
        subType,
        model: `Modell ${index}`,
        modelSlug: `modell-${index}`,
        position: index + 1,
      }),
    );
    await shop.importCatalogue(aFeed({ products, shops: [], webdeals: [], bundles: [], reviews: [], restocks: [] }));
    const { items } = await listOf('ACCESSORY_LIST');
    await shop.importCatalogue();
    expect(items.map(({ href }) => href)).toEqual([
      '/tilbehor/hoyttalere/nova/modell-3/',
      '/tilbehor/skjermbeskyttelse/nova/modell-4/',
      '/tilbehor/hodetelefoner/nova/modell-5/',
      '/tilbehor/deksler/nova/modell-6/',
      '/tilbehor/ladere-og-kabler/nova/modell-7/',
      '/tilbehor/lagring/nova/modell-1/',
      '/tilbehor/nova/modell-2/',
      '/tilbehor/annet/nova/modell-0/',
    ]);
  });

  test('[F2.8-1] consumers see pre-owned phones among the phones and in a list of their own', async () => {
    expect((await listOf('HANDSET_LIST')).items.map(({ name, position }) => [name, position])).toEqual([
      ['Nova 9', 1],
      ['Nova 8', 2],
    ]);
    expect((await listOf('HANDSET-PREOWNED_LIST')).items.map(({ name }) => name)).toEqual(['Nova 8']);
    expect((await listOf('HANDSET_LIST', 'B2B')).items.map(({ name }) => name)).toEqual(['Nova 9']);
  });

  test('[F3.5-3] an equipment agreement has its own price and no other', async () => {
    const [item] = (await listOf('HANDSET_LIST', 'UKKO')).items;
    expect(item).toMatchObject({
      href: '/bedrift/utstyrsavtale/mobiltelefoner/nova/nova-9/',
      upfrontPrice: null,
      leasePrice: [],
      ukkoPrice: { duration: '24', monthly: 333 },
    });
  });
});

describe('product details', () => {
  test('a brand below a kind of accessories leads to their list, one without products there is not found', async () => {
    const ask = (path: string) => shop.app.inject(`/api/view-models/product-details/B2C?path=${path}`);
    expect((await ask('/tilbehor/deksler/nova/')).json()).toEqual({ redirectTo: '/tilbehor/deksler/?merke=nova' });
    for (const path of ['/tilbehor/deksler/ukjent/', '/tilbehor/lagring/nova/', '/tilbehor/hatter/nova/'])
      expect([path, (await ask(path)).statusCode]).toEqual([path, 404]);
  });

  test('[P2-1, P3-1, F2.8-6] the path of a variant gives the whole product with that variant selected', async () => {
    const details = await detailsOf('/mobiltelefoner/nova/nova-9/sort-256gb/');
    expect(details.selectedVariantSlug).toBe('sort-256gb');
    expect(details.product).toMatchObject({
      name: 'Nova 9',
      rootPath: 'mobiltelefoner',
      defaultFinancingType: 'lease24',
    });
    expect(details.variants.map(({ variantSlug, size, href }) => [variantSlug, size, href])).toEqual([
      ['sort-128gb', '128 GB', '/mobiltelefoner/nova/nova-9/sort-128gb/'],
      ['sort-256gb', '256 GB', '/mobiltelefoner/nova/nova-9/sort-256gb/'],
      ['lyng-128gb', '128 GB', '/mobiltelefoner/nova/nova-9/lyng-128gb/'],
    ]);
    expect(details.variants[0]?.images).toHaveLength(2);
    expect(details.delivery).toMatchObject({ fromPrice: 99, workingDays: { min: 1 } });
  });

  test.each(['/mobiltelefoner/nova/nova-9/', '/mobiltelefoner/nova/nova-9', 'mobiltelefoner/nova/nova-9'])(
    '%s selects the variant that can be bought',
    async (path) => {
      expect((await detailsOf(path)).selectedVariantSlug).toBe('sort-128gb');
    },
  );

  test('[P3-9, P3-10] a phone has the methods full price, lease and Svitsj, with their options', async () => {
    const [variant] = (await detailsOf('/mobiltelefoner/nova/nova-9/')).variants;
    const withPlan = (alternative_id: string, heading: string, duration: number) => ({
      alternative_id,
      heading,
      defaultOfferingCode: 'FJELL_X_BASIC_2025_2',
      duration,
    });
    expect(variant?.financingMethods).toEqual([
      {
        alternative_id: 'upfront',
        heading: 'Fullpris',
        financingOptions: [{ alternative_id: 'upfront', heading: 'Fullpris' }],
      },
      {
        alternative_id: 'lease',
        heading: 'Delbetaling',
        extraInfoHeading: 'Delbetaling',
        extraInfoContent: expect.stringMatching(/^Du deler prisen i like store månedsbeløp/) as string,
        financingOptions: [withPlan('lease24', '24 måneder', 24), withPlan('lease12', '12 måneder', 12)],
      },
      {
        alternative_id: 'switch',
        heading: 'Svitsj',
        extraInfoHeading: 'Svitsj',
        extraInfoContent: expect.stringMatching(/^Du betaler et fast beløp i 24 måneder/) as string,
        financingOptions: [
          withPlan('new-switch', 'Ny Svitsj-avtale', 24),
          withPlan('existing-switch', 'Svitsj telefonen du har', 24),
        ],
      },
    ]);
  });

  test('[P3-12, P3-13, P3-16, P9-23] lease and switch prices are keyed by plan, one for each duration', async () => {
    const [variant] = (await detailsOf('/mobiltelefoner/nova/nova-9/')).variants;
    expect(Object.keys(variant?.prices.lease ?? {})).toEqual(['FJELL_X_MAX_2025', 'FJELL_X_BASIC_2025_2']);
    expect(variant?.prices.lease.FJELL_X_BASIC_2025_2).toMatchObject([
      {
        mainOfferingCode: 'FJELL_X_BASIC_2025_2.TLF12PLEAS',
        mainOfferingName: 'Fjell X Basic',
        duration: 24,
        code: '24',
        upfront: 0,
        monthly: 416,
        total: 9_984,
        mainOfferingMonthly: 499,
      },
      {
        mainOfferingCode: 'FJELL_X_BASIC_2025_2.TLF12PLEAS',
        mainOfferingName: 'Fjell X Basic',
        duration: 12,
        code: '12',
        upfront: 0,
        monthly: 832,
        total: 9_984,
        mainOfferingMonthly: 499,
      },
    ]);
    expect(variant?.prices.switch.FJELL_X_BASIC_2025_2).toEqual([
      expect.objectContaining({ duration: 24, monthly: 375, total: 9_000 }),
    ]);
    expect(variant?.prices).toMatchObject({ upfront: { upfront: 9_990 }, lowPrice: 9_990, highPrice: 11_990 });
  });

  test('[P3-12, P3-13] businesses get prices without VAT, no Svitsj, and business plans', async () => {
    const [variant] = (await detailsOf('/bedrift/mobiltelefoner/nova/nova-9/', 'B2B')).variants;
    expect(variant?.financingMethods.map(({ alternative_id }) => alternative_id)).toEqual(['upfront', 'lease']);
    expect(variant?.financingMethods.map(({ buttonText }) => buttonText)).toEqual(['Bestill', 'Bestill']);
    expect(variant?.prices.upfront).toEqual({ upfront: 9_990, upfrontWithoutVAT: 7_992 });
    expect(variant?.prices.lease).toEqual({
      FJELL_BEDRIFT_20GB: [
        expect.objectContaining({
          mainOfferingCode: 'FJELL_BEDRIFT_20GB.REGULAR',
          duration: 24,
          monthly: 416.25,
          monthlyWithoutVAT: 333,
        }),
        expect.objectContaining({ duration: 12, monthlyWithoutVAT: 666 }),
      ],
    });
  });

  test('[P3-4] an equipment agreement has a bundle for each length, and the one that is shown first', async () => {
    const { product, variants } = await detailsOf('/bedrift/utstyrsavtale/mobiltelefoner/nova/nova-9/', 'UKKO');
    const offer = (duration: number, monthlyWithoutVAT: number, monthly: number): unknown =>
      expect.objectContaining({
        ukkoPrice: { duration, monthly, monthlyWithoutVAT, total: monthly * duration },
        ukkoBundleId: `nova-9-ukko${duration}`,
        ukkoVariantId: 'NOVA-9-SORT-128',
      });
    expect(variants[0]?.ukkoOffers).toEqual([offer(36, 222, 277.5), offer(24, 333, 416.25), offer(12, 666, 832.5)]);
    expect(product).toMatchObject({
      ukkoPrice: { duration: 24, monthly: 416.25 },
      ukkoBundleId: 'nova-9-ukko24',
      ukkoBundledItems: [{ name: 'Bedrift 20 GB', offeringCode: 'FJELL_BEDRIFT_20GB' }],
    });
    const { product: sold, variants: soldVariants } = await detailsOf('/mobiltelefoner/nova/nova-9/');
    expect([sold.ukkoBundleId, soldVariants[0]?.ukkoOffers]).toEqual([undefined, undefined]);
  });

  test('[P3-10, P3-9, P4-36] an equipment agreement runs 12, 24 or 36 months, 24 at first, and is ordered at once', async () => {
    const {
      product,
      variants: [variant],
    } = await detailsOf('/bedrift/utstyrsavtale/mobiltelefoner/nova/nova-9/', 'UKKO');
    expect(product.defaultFinancingType).toBe('ukko24');
    expect(variant?.financingMethods[0]).toMatchObject({
      alternative_id: 'ukko',
      buttonText: 'Bestill',
      financingOptions: [{ alternative_id: 'ukko36' }, { alternative_id: 'ukko24' }, { alternative_id: 'ukko12' }],
    });
  });

  test.each([
    [
      '[P2-14]',
      'B2C',
      '/mobiltelefoner/nova/nova-9/',
      [
        ['Forsiden', '/'],
        ['Mobiltelefoner', '/mobiltelefoner/'],
        ['Nova', '/mobiltelefoner/nova/'],
        ['Nova 9', '/mobiltelefoner/nova/nova-9/'],
      ],
    ],
    [
      '[P2-14]',
      'B2B',
      '/bedrift/mobiltelefoner/nova/nova-9/',
      [
        ['Forsiden', '/'],
        ['Bedrift', '/bedrift/'],
        ['Mobiltelefoner', '/bedrift/mobiltelefoner/'],
        ['Nova', '/bedrift/mobiltelefoner/nova/'],
        ['Nova 9', '/bedrift/mobiltelefoner/nova/nova-9/'],
      ],
    ],
    [
      '[P2-14]',
      'UKKO',
      '/bedrift/utstyrsavtale/mobiltelefoner/nova/nova-9/',
      [
        ['Forsiden', expect.any(String)],
        ['Utstyrsavtale', '/bedrift/utstyrsavtale/mobiltelefoner/'],
        ['Mobiltelefoner', '/bedrift/utstyrsavtale/mobiltelefoner/'],
        ['Nova 9', '/bedrift/utstyrsavtale/mobiltelefoner/nova/nova-9/'],
      ],
    ],
    [
      '[P2-15]',
      'B2C',
      '/mobiltelefoner/nova/nova-8-like-fin/',
      [
        ['Forsiden', '/'],
        ['Mobiltelefoner', '/mobiltelefoner/'],
        ['Like Fin', '/mobiltelefoner/like-fin/'],
        ['Nova', '/mobiltelefoner/like-fin/nova/'],
        ['Nova 8', '/mobiltelefoner/nova/nova-8-like-fin/'],
      ],
    ],
    [
      '[P2-17]',
      'B2C',
      '/rutere/felt/ruter-ax/',
      [
        ['Forsiden', '/'],
        ['Rutere', '/rutere/'],
        ['Ruter AX', '/rutere/felt/ruter-ax/'],
      ],
    ],
    [
      '[P2-18]',
      'B2C',
      '/smartklokker/tern/watch-3/',
      [
        ['Forsiden', '/'],
        ['Smartklokker', '/smartklokker/'],
        ['Tern', '/smartklokker/tern/'],
        ['Watch 3', '/smartklokker/tern/watch-3/'],
      ],
    ],
    [
      '[P2-20]',
      'B2C',
      '/tilbehor/deksler/nova/deksel-nova-9/',
      [
        ['Forsiden', '/'],
        ['Tilbehør', '/tilbehor/'],
        ['Deksler', '/tilbehor/deksler/'],
        ['Nova', '/tilbehor/nova/'],
        ['Deksel til Nova 9', '/tilbehor/deksler/nova/deksel-nova-9/'],
      ],
    ],
  ])('%s the breadcrumbs in %s of %s', async (_rule, realm, path, crumbs) => {
    expect((await detailsOf(path, realm)).breadcrumbs.map(({ name, href }) => [name, href])).toEqual(crumbs);
  });

  test('[P2-22] the home link of an equipment agreement is the configured site', async () => {
    const other = await shop.startAnother({ UKKO_ORIGIN: 'https://utstyr.example/' });
    const answer = await other.inject(
      '/api/view-models/product-details/UKKO?path=/bedrift/utstyrsavtale/mobiltelefoner/nova/nova-9/',
    );
    await other.close();
    expect(answer.json<ProductDetailsWire>().breadcrumbs[0]).toEqual({
      name: 'Forsiden',
      href: 'https://utstyr.example/',
    });
  });

  test('an unknown path is a 404 with similar products', async () => {
    const answer = await get('/api/view-models/product-details/B2C?path=/mobiltelefoner/nova/nova-9-plus/');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.json<{ near: unknown[] }>().near[0]).toEqual({
      name: 'Nova 9',
      href: '/mobiltelefoner/nova/nova-9/',
    });
  });

  test.each([
    ['another realm', 'B2B', '/mobiltelefoner/nova/nova-9/'],
    ['not sold to businesses', 'B2B', '/bedrift/smartklokker/tern/watch-3/'],
    ['an unknown variant', 'B2C', '/mobiltelefoner/nova/nova-9/gul-128gb/'],
    ['the wrong kind of accessory', 'B2C', '/tilbehor/ladere-og-kabler/nova/deksel-nova-9/'],
  ])('%s is not found', async (_what, realm, path) => {
    expect((await get(`/api/view-models/product-details/${realm}?path=${path}`)).statusCode).toBe(404);
  });

  test('a renamed product redirects to its new path, until the old path is in use again', async () => {
    const ask = async (path: string, realm = 'B2C') =>
      (await get(`/api/view-models/product-details/${realm}?path=${path}`)).json<unknown>();
    await shop.importCatalogue(aFeed({ products: [aProduct({ model: 'Nova Ni', modelSlug: 'nova-ni' })], shops: [] }));
    expect(await ask('/mobiltelefoner/nova/nova-9/sort-256gb/')).toEqual({
      redirectTo: '/mobiltelefoner/nova/nova-ni/sort-256gb/',
    });
    expect(await ask('/mobiltelefoner/nova/nova-9/')).toEqual({ redirectTo: '/mobiltelefoner/nova/nova-ni/' });
    expect(await ask('/bedrift/mobiltelefoner/nova/nova-9/', 'B2B')).toEqual({
      redirectTo: '/bedrift/mobiltelefoner/nova/nova-ni/',
    });
    await shop.importCatalogue();
    expect(await ask('/mobiltelefoner/nova/nova-9/')).toHaveProperty('selectedVariantSlug');
  });

  test('[P3-4] a hidden price is in no field of the answer', async () => {
    await shop.importCatalogue(aFeed({ products: [aProduct({ hidePrices: true })], shops: [] }));
    const details = await detailsOf('/mobiltelefoner/nova/nova-9/');
    const list = await listOf('HANDSET_LIST');
    await shop.importCatalogue();
    expect(details.variants[0]).toMatchObject({
      financingMethods: [],
      prices: { upfront: null, lease: {}, switch: {} },
    });
    expect(list.items[0]).toMatchObject({ hidePrices: true, upfrontPrice: null, leasePrice: [], switchPrice: null });
  });

  test('[P3-7, P4-65] the sales status follows the clock', async () => {
    const statuses = [
      { name: 'PreSales', timestampIso: '2026-10-01T00:00:00Z' },
      { name: 'Sellable', timestampIso: '2026-12-01T00:00:00Z' },
    ];
    const { colours, pictures } = aProduct();
    const product = aProduct({
      variants: [aVariant({ statuses })],
      colours: colours.slice(0, 1),
      pictures: pictures.slice(0, 1),
    });
    await shop.importCatalogue(aFeed({ products: [product], shops: [] }));
    const status = async () => (await detailsOf('/mobiltelefoner/nova/nova-9/')).variants[0]?.salesStatus;
    expect(await status()).toEqual({ name: 'PreSales', sellable: true, quantityInStock: 25 });
    shop.setNow(Date.parse('2026-12-01T00:00:00Z'));
    expect(await status()).toMatchObject({ name: 'Sellable' });
    shop.setNow(TEST_NOW_MS);
    await shop.importCatalogue();
  });

  test('[P3-3] pictures, label, sheet and video may have addresses elsewhere; a picture of a foreign origin is not fetched', async () => {
    const { colours, pictures } = aProduct();
    const product = aProduct({
      colours: colours.slice(0, 1),
      variants: [aVariant({})],
      pictures: pictures.slice(0, 1).map((picture) => ({ ...picture, url: 'https://img.operator.example/nova-9.jpg' })),
      energyLabel: 'https://img.operator.example/nova-9-label.svg',
      informationSheet: 'https://docs.operator.example/nova-9.pdf',
      productVideo: 'https://video.operator.example/embed/nova-9',
    });
    await shop.importCatalogue(aFeed({ products: [product], shops: [] }));
    const details = await detailsOf('/mobiltelefoner/nova/nova-9/');
    expect(details.product).toMatchObject({
      energyClassLabel: { file: { url: 'https://img.operator.example/nova-9-label.svg' } },
      productInformationSheet: { file: { url: 'https://docs.operator.example/nova-9.pdf' } },
      productVideo: 'https://video.operator.example/embed/nova-9',
    });
    const answer = await get(details.variants[0]?.images[0]?.url ?? '');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([502, 'no-store']);
    await shop.importCatalogue();
  });
});

test('[F7.7-1] product-info-mini has the skus in the requested order, without unknown ones', async () => {
  const answer = asSent(
    productInfoMiniSchema,
    (await get('/api/view-models/product-info-mini/B2C?skus=TERN-WATCH,NOPE,NOVA-9-SORT-256,TERN-WATCH')).json(),
  );
  expect(answer.items.map(({ sku, href, size }) => [sku, href, size])).toEqual([
    ['TERN-WATCH', '/smartklokker/tern/watch-3/', null],
    ['NOVA-9-SORT-256', '/mobiltelefoner/nova/nova-9/sort-256gb/', '256 GB'],
  ]);
});

test('[F3.3-1, F3.3-2, F3.3-5, F9.6-3] subscriptions of a realm have the shape that pages parse', async () => {
  const codes = async (realm: string) =>
    asSent(offeringsSchema, (await get(`/api/view-models/subscriptions/${realm}`)).json()).subscriptions.map(
      ({ offeringCode }) => offeringCode,
    );
  expect(await codes('B2C')).toEqual(['FJELL_X_MAX_2025', 'FJELL_X_BASIC_2025_2', 'FJELL_KONTANT']);
  expect(await codes('B2B')).toEqual(['FJELL_BEDRIFT_20GB']);
  const [max, , prepaid] = asSent(
    offeringsSchema,
    (await get('/api/view-models/subscriptions/B2C')).json(),
  ).subscriptions;
  expect(max?.rank).toBe(7_000);
  expect(prepaid).toMatchObject({ billingType: 'PREPAID', upfrontOfferingPrice: 99 });
  expect(max?.textBlocks[0]?.uspList).toEqual([{ id: 'usp-1', heading: 'Fri bruk i Norge' }]);
});

test('an unchanged answer is a 304', async () => {
  const first = await get('/api/view-models/product-list/B2C/HANDSET_LIST');
  expect(first.headers['cache-control']).toMatch('max-age=60');
  const again = await get('/api/view-models/product-list/B2C/HANDSET_LIST', {
    'if-none-match': String(first.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['/api/view-models/product-list/b2c/HANDSET_LIST', '?realm', 'must be B2C, B2B or UKKO'],
  ['/api/view-models/product-list/B2C/PHONES', '?listType', 'must be one of'],
  ['/api/view-models/product-details/B2C', '?path', ''],
  ['/api/view-models/product-info-mini/B2C', '?skus', ''],
])('%s is a 400 that names what is wrong', async (url, pointer, detail) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    status: 400,
    errors: [{ pointer, detail: expect.stringContaining(detail) as string }],
  });
});
