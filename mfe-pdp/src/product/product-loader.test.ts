import { productDetailsSchema } from 'shared-domain/catalogue/io';
import {
  aCompatibleAccessory,
  anAccessoryVariant,
  anAvailabilityRecord,
  aProductDetails,
} from 'shared-domain/catalogue/testing';
import type { PageRequest } from 'shared-domain/contracts/exposes';
import { offeringsSchema } from 'shared-domain/subscription/io';
import { fakeFetch, recordErrors, toWire, useTestConfig } from 'shared-domain/testing/index';
import { variantOfPath } from '../purchase/page-data';
import { fourPlans } from '../testing/build-page';
import { loadProduct } from './product-loader';

const PATH = '/mobiltelefoner/aurora/aurora-5-pro/';

const stock = anAvailabilityRecord({ productCode: 'AUR-5P-256-LYN' });

let network: ReturnType<typeof fakeFetch>;
let productAnswer: () => Response;
let plansAnswer: () => Response;
let stockAnswer: () => Response | Promise<Response>;
let logged: readonly string[];

beforeEach(() => {
  useTestConfig();
  logged = recordErrors();
  productAnswer = () => fakeFetch.json(toWire(productDetailsSchema, aProductDetails()));
  plansAnswer = () => fakeFetch.json(toWire(offeringsSchema, { realm: 'B2C', subscriptions: fourPlans }));
  stockAnswer = () => fakeFetch.json({ data: { productsAvailability: [stock] } });
  network = fakeFetch(({ url }) => {
    if (url.endsWith('/graphql')) return stockAnswer();
    return url.includes('product-details') ? productAnswer() : plansAnswer();
  });
});
afterEach(() => network.restore());

const request = (variantSlug?: string, query = ''): PageRequest => ({
  pathname: variantSlug === undefined ? PATH : `${PATH}${variantSlug}/`,
  params: { brandSlug: 'aurora', modelSlug: 'aurora-5-pro', variantSlug },
  searchParams: new URLSearchParams(query),
  realm: 'B2C',
  renderedAt: 0,
  signal: new AbortController().signal,
});

/** The data that the page is drawn from. */
const loadPage = async (variantSlug?: string) => loadProduct(request(variantSlug));

test('[P2-1, P3-1] reads product and plans of the realm by the path', async () => {
  const answer = await loadPage('lyng-256-gb');
  expect(answer).toEqual({
    kind: 'data',
    data: {
      details: aProductDetails({ product: { compatibleAccessories: undefined } }),
      offerings: fourPlans,
      accessories: null,
      availability: [expect.objectContaining({ productCode: stock.productCode, dcQtyAvailable: stock.dcQtyAvailable })],
    },
  });
  expect(network.calls.map(({ url }) => decodeURIComponent(url)).sort()).toEqual([
    `http://shop.test/api/view-models/product-details/B2C?path=${PATH}lyng-256-gb/`,
    'http://shop.test/api/view-models/subscriptions/B2C',
    'http://shop.test/graphql',
  ]);
});

test('[P2-1] without a variant the default one is shown', async () => {
  expect(await loadPage()).toMatchObject({
    kind: 'data',
    data: { details: { selectedVariantSlug: 'lyng-256-gb' } },
  });
});

test('[P2-1] an unknown variant leads to the default one and keeps the query', async () => {
  expect(await loadProduct(request('rosa-1-tb', 'so=upfront&x=1'))).toEqual({
    kind: 'redirect',
    to: `${PATH}lyng-256-gb/?so=upfront`,
    status: 302,
  });
});

test('a renamed product leads to where it lives now', async () => {
  productAnswer = () => fakeFetch.json({ redirectTo: '/mobiltelefoner/aurora/aurora-6/' });
  expect(await loadProduct(request('lyng-256-gb', 'so=upfront'))).toEqual({
    kind: 'redirect',
    to: '/mobiltelefoner/aurora/aurora-6/?so=upfront',
    status: 301,
  });
});

test('a brand below a kind of accessories leads to their list, whose query is its own', async () => {
  productAnswer = () => fakeFetch.json({ redirectTo: '/tilbehor/deksler/?merke=aurora' });
  expect(await loadProduct(request(undefined, 'so=upfront'))).toMatchObject({ to: '/tilbehor/deksler/?merke=aurora' });
});

test('an unknown product is not found, with what is near', async () => {
  const near = [{ name: 'Aurora 5', href: '/mobiltelefoner/aurora/aurora-5/' }];
  productAnswer = () => fakeFetch.problem(404, { near });
  expect(await loadProduct(request())).toEqual({ kind: 'not-found', near });
});

test('[P8-16] without plans, which is logged, the product is still shown', async () => {
  plansAnswer = () => fakeFetch.problem(500);
  expect(await loadProduct(request('lyng-256-gb'))).toMatchObject({
    kind: 'data',
    data: { offerings: null },
    isDegraded: true,
  });
  expect(logged).toEqual(['Failed to fetch subscriptions']);
});

test('[P4-61, P7-20] the server reads the stock of all variants by one call', async () => {
  await loadProduct(request('lyng-256-gb'));
  const [call] = network.calls.filter(({ url }) => url.endsWith('/graphql'));
  const skus = aProductDetails().variants.map(({ sku }) => sku);
  expect(JSON.parse(call?.body ?? '{}')).toMatchObject({ variables: { skus: skus.join(',') } });
});

describe('accessories', () => {
  const coverOf = (sku: string, brand = 'Aurora') =>
    aCompatibleAccessory({ brand, modelSlug: sku, subHwType: 'COVER', variants: [anAccessoryVariant({ sku })] });
  const compatibleAccessories = [
    coverOf('TOM', 'DUMMY_TO_AVOID_ERROR'),
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((sku) => coverOf(sku)),
  ];
  beforeEach(() => {
    productAnswer = () =>
      fakeFetch.json(toWire(productDetailsSchema, aProductDetails({ product: { compatibleAccessories } })));
    stockAnswer = () =>
      fakeFetch.json({
        data: {
          productsAvailability: ['A', 'B', 'C', 'D', 'E'].map((productCode) =>
            anAvailabilityRecord({ productCode, availabilityStatus: { shouldAppearInShop: productCode !== 'B' } }),
          ),
        },
      });
  });
  const accessoriesOf = async (pageRequest = request('lyng-256-gb')) => {
    const answer = await loadProduct(pageRequest);
    return answer.kind === 'data' ? answer.data.accessories : undefined;
  };

  test('[P3-39] the HTML says how many accessories there are, and of which kinds; they are fetched when they are needed', async () => {
    expect(await accessoriesOf()).toEqual({ total: 7, kinds: ['COVER'] });
    const [call, ...others] = network.calls.filter(({ url }) => url.endsWith('/graphql'));
    expect(others).toEqual([]);
    expect(call?.body).not.toMatch(/"A,/);
  });

  test('[P6-15] an equipment agreement has none', async () => {
    expect(await accessoriesOf({ ...request('lyng-256-gb'), realm: 'UKKO' })).toBeNull();
  });
});

test.each([
  ['[P8-16] fails', () => fakeFetch.problem(500)],
  ['hangs', () => new Promise<never>(() => undefined)],
])('a page whose stock %s is shown without it', async (_, answer) => {
  stockAnswer = answer;
  const page = await loadPage('lyng-256-gb');
  expect(page).toEqual({
    kind: 'data',
    data: {
      details: aProductDetails({ product: { compatibleAccessories: undefined } }),
      offerings: fourPlans,
      availability: null,
      accessories: null,
    },
  });
});

test('[P8-16] without the product, which is logged, the page is unavailable', async () => {
  productAnswer = () => fakeFetch.problem(500);
  expect(await loadProduct(request('lyng-256-gb'))).toEqual({ kind: 'unavailable' });
  expect(logged).toEqual(['Failed to fetch product details']);
});

test('[P2-2] the path decides the variant, without a new call', () => {
  expect(variantOfPath(aProductDetails(), `${PATH}skifer-256-gb/`).sku).toBe('AUR-5P-256-SKI');
  expect(variantOfPath(aProductDetails(), PATH).sku).toBe('AUR-5P-256-LYN');
});

test('plans that are hidden or sold alone, and what only the pages of plans show, are left out', async () => {
  const [plan] = fourPlans;
  if (!plan) throw new Error('There are no plans');
  const subscriptions = [
    { ...plan, footer: ['Ingen bindingstid'], textBlocks: [{ heading: 'Mer', textType: ['info'], uspList: [] }] },
    { ...plan, isHidden: true },
    { ...plan, soldWithDevice: false },
  ];
  plansAnswer = () => fakeFetch.json(toWire(offeringsSchema, { realm: 'B2C', subscriptions }));
  const answer = await loadPage();
  expect(answer.kind === 'data' && answer.data.offerings).toEqual([plan]);
});
