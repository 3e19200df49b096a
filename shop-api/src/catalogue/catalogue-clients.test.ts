/** The storefront's clients read the catalogue through the API and the database. */
import * as v from 'valibot';
import { shownAccessories } from 'shared-domain/catalogue';
import {
  fetchProductDetails,
  fetchProductInfoMini,
  type Product,
  type ProductDetails,
  productListSchema,
} from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { fetchBundles, fetchOfferings, type Offering } from 'shared-domain/subscription/io';
import { cartOf, connectFetch, createTestApp, TEST_NOW_MS, type TestApp } from '../testing';
import { aFullFeed } from './testing';

let shop: TestApp;
let client: ReturnType<typeof connectFetch>;
beforeAll(async () => {
  shop = await createTestApp({ feed: aFullFeed() });
  client = connectFetch(shop.app);
});
afterAll(async () => {
  client.restore();
  await shop.close();
});

const DAY_MS = 86_400_000;

async function detailsOf(path: string, realm: Realm = 'B2C'): Promise<ProductDetails> {
  const answer = await fetchProductDetails(realm, path);
  if (!answer.ok || answer.value.kind !== 'product') throw new Error(`${path} is not found`);
  return answer.value.details;
}
const novaOf = async (realm: Realm = 'B2C'): Promise<Product> =>
  (
    await detailsOf(
      { B2C: '/', B2B: '/bedrift/', UKKO: '/bedrift/utstyrsavtale/' }[realm] + 'mobiltelefoner/nova/nova-9/',
      realm,
    )
  ).product;
const titlesOf = ({ webdeals = [] }: Product): unknown => webdeals.map(({ title }) => title);

describe('a product', () => {
  test('[P3-1, P3-2, P3-3, P3-4, P3-5, P3-7] has every field of the feed', async () => {
    expect(await novaOf()).toMatchObject({
      realm: 'B2C',
      type: 'HANDSET',
      subType: 'NEW',
      rootPath: 'mobiltelefoner',
      name: 'Nova 9',
      brand: 'Nova',
      brandSlug: 'nova',
      modelSlug: 'nova-9',
      metaKeywords: 'Nova, telefon',
      metaDescription: 'Nova 9 hos Fjell.',
      hideFromSEO: false,
      longDescription: ['Lett, rask og lenge på batteri.'],
      shorterDescription: 'En telefon for hver dag.',
      specifications: [{ label: 'Skjerm', specs: [{ label: 'Størrelse', value: '6,3 tommer' }] }],
      legalDisclaimer: 'Batteritiden avhenger av bruken.',
      productVideo: 'nova-9',
      energyClassBadge: 'A',
      energyClassLabel: { file: { url: '/api/energy-labels/nova-9.svg' } },
      productInformationSheet: { file: { url: '/api/product-sheets/nova-9/' } },
      highlightedText: 'Lader raskt',
      highlightedTextIcon: 'charger',
      highlightedTextChargerRange: '5-45',
      tabs: [{ alternative_id: 'i-esken', name: 'I esken', content: 'Telefon og kabel.' }],
      preSalesOverrideText: 'I salg fredag',
      outOfStockOverride: 'Tilbake i mars',
      inStockOverrideText: 'Sendes i dag',
      flashText: { name: 'nyhet', text: 'Nyhet', kind: 'brand', color: '#552596', textColor: '#ffffff' },
      releaseDate: '2026-03-01T08:00:00Z',
      defaultFinancingType: 'lease24',
      hidePrices: false,
      hideBuyButton: false,
      showMemberSelectorAlways: true,
    });
  });

  test('[P3-9] the lease names the tab with the conditions, of a product that has them', async () => {
    const tabsAt = async (path: string) =>
      (await detailsOf(path)).variants[0]?.financingMethods.map(({ alternative_id: id, linkToTab }) => [id, linkToTab]);
    expect(await tabsAt('/mobiltelefoner/nova/nova-9/')).toEqual([
      ['upfront', undefined],
      ['lease', { id: 'legalDisclaimer', name: 'Vilkår for produktet' }],
      ['switch', undefined],
    ]);
    const without = await tabsAt('/mobiltelefoner/nova/nova-8-like-fin/');
    expect(without?.flatMap(([, tab]) => tab ?? [])).toEqual([]);
  });

  test('[P3-1, P3-3, P3-7] each variant has its numbers, its pictures with their titles, and its stock', async () => {
    const { variants } = await detailsOf('/mobiltelefoner/nova/nova-9/');
    expect(variants.map(({ sku, ean, salesStatus }) => [sku, ean, salesStatus])).toEqual([
      ['NOVA-9-SORT-128', '7090012345678', { name: 'Sellable', sellable: true, quantityInStock: 25 }],
      ['NOVA-9-SORT-256', undefined, { name: 'Sellable', sellable: true, quantityInStock: 4 }],
      ['NOVA-9-LYNG-128', undefined, { name: 'Sellable', sellable: true, quantityInStock: 0 }],
    ]);
    expect(variants[0]?.images).toMatchObject([
      { url: '/api/pictures/nova-9/sort-front-800.webp', title: 'Nova 9 i sort, forfra' },
      { url: '/api/pictures/nova-9/sort-back-800.webp', title: 'Nova 9 i sort, bakfra' },
    ]);
  });

  test.each([
    ['HANDSET', 'NEW', '/mobiltelefoner/nova/nova-9/', 'mobiltelefoner'],
    ['HANDSET-PREOWNED', 'PREOWNED', '/mobiltelefoner/nova/nova-8-like-fin/', 'mobiltelefoner'],
    ['WEARABLE', 'NEW', '/smartklokker/tern/watch-3/', 'smartklokker'],
    ['MODEM', 'NEW', '/rutere/felt/ruter-ax/', 'rutere'],
    ['ACCESSORY', 'COVER', '/tilbehor/deksler/nova/deksel-nova-9/', 'tilbehor'],
  ])('[P3-1] a %s of the sub-type %s at %s', async (type, subType, path, rootPath) => {
    expect((await detailsOf(path)).product).toMatchObject({ type, subType, rootPath });
  });

  test('[P3-2] without keywords in the feed, they are brand, model and kind', async () => {
    expect((await detailsOf('/smartklokker/tern/watch-3/')).product.metaKeywords).toBe('Tern, Watch 3, Smartklokker');
  });

  test('[P3-6] reviews by customers, test pilots and magazines', async () => {
    expect(await novaOf()).toMatchObject({
      lipscore: {
        rating: 4.5,
        votes: 2,
        reviews: [
          {
            customerName: 'Nora H.',
            reviewDate: '2026-10-02',
            rating: 5,
            review: 'Akkurat passe stor.',
            upvotes: 3,
            downvotes: 0,
          },
        ],
      },
      customReviews: [
        {
          alternative_id: 'eskil',
          customerName: 'Eskil',
          reviewDate: '2026-09-15',
          review: 'Jeg har brukt den i fire uker.',
          pilot: 'Testpilot',
          disclaimer: 'Telefonen er lånt.',
          diceRoll: 5,
          summary: 'Lett å like.',
          expandButtonText: 'Les hele omtalen',
          closeButtonText: 'Vis mindre',
        },
      ],
      customTestReviews: {
        image: '/api/pictures/nova-9/sort-front-800.webp',
        title: 'Best i test',
        subtitle: 'Lommebladet, oktober 2026',
        link: '/test/',
      },
      hideReviewStars: true,
    });
  });

  test('[P3-1, P3-8] names of the variant, its colours and sizes, the price range', async () => {
    const { product, variants } = await detailsOf('/mobiltelefoner/nova/nova-9/sort-256gb/');
    expect(variants[1]).toMatchObject({
      sizeSlug: '256gb',
      variantTitle: 'Nova 9, 256 GB, sort',
      variantHeading: 'Nova Nova 9',
    });
    expect(product).toMatchObject({
      colors: [
        { html: '#111111', name: 'Sort', variantSlug: 'sort-256gb', href: '/mobiltelefoner/nova/nova-9/sort-256gb/' },
        {
          html: '#8a63c9',
          name: 'Lyng',
          variantSlug: 'lyng-128gb',
          href: '/mobiltelefoner/nova/nova-9/lyng-128gb/',
        },
      ],
      sizes: [
        { size: '128 GB', variantSlug: 'sort-128gb', href: '/mobiltelefoner/nova/nova-9/sort-128gb/' },
        { size: '256 GB', variantSlug: 'sort-256gb', href: '/mobiltelefoner/nova/nova-9/sort-256gb/' },
      ],
      prices: { lowPrice: 999_000, highPrice: 1_199_000, isLeasePrice: false },
    });
  });

  test('[P3-27] the current campaigns of its realm, without their amounts', async () => {
    expect(titlesOf(await novaOf())).toEqual(['Medlemspris', '50 kr mer']);
    expect(titlesOf(await novaOf('B2B'))).toEqual(['Til bedriften']);
    const [, deal] = (await novaOf()).webdeals ?? [];
    expect(deal).toEqual({
      discountId: 'MAX50',
      title: '50 kr mer',
      description: 'Gjelder Nova 9 ut november.',
      image: { src: '/kampanjer/max.webp' },
      campaignLinkText: 'Se tilbudet',
      textColor: '#1d1524',
      validSellingTypes: ['leasing'],
      showOnPdp: true,
      offeringDiscountSubscriptionType: ['NEW'],
      offerings: ['FJELL_X_MAX_2025'],
      fullPrice: false,
      membersDeal: false,
      validTo: expect.stringMatching(/^2026-/) as string,
    });
    const answer = await shop.app.inject('/api/view-models/product-details/B2C?path=/mobiltelefoner/nova/nova-9/');
    expect(answer.json<ProductDetails>().product.webdeals?.some((each) => 'discount' in each)).toBe(false);
    shop.setNow(TEST_NOW_MS + 10 * DAY_MS);
    expect(titlesOf(await novaOf())).toEqual([]);
    shop.setNow(TEST_NOW_MS);
  });

  test('[P3-14, P3-15, P9-32] a price has the discount that anyone gets with its plan, never a members’ discount', async () => {
    const [variant] = (await detailsOf('/mobiltelefoner/nova/nova-9/')).variants;
    expect(variant?.prices.lease.FJELL_X_MAX_2025?.[0]).toMatchObject({
      monthly: 41_600,
      discount: 5_000,
      totalDiscountOnFullprice: 120_000,
      isDiscountOnlyForNew: true,
      // 599,- less the first year's discount: no family has to buy it.
      mainOfferingMonthly: 54_900,
      infoUsps: ['Uten renter og gebyrer', 'Avdraget kommer på samme faktura som abonnementet'],
    });
    expect(variant?.prices.lease.FJELL_X_BASIC_2025_2?.[0]).not.toHaveProperty('discount');
    expect(variant?.prices.switch.FJELL_X_MAX_2025?.[0]).not.toHaveProperty('discount');
    expect(variant?.prices.switch.FJELL_X_MAX_2025?.[0]?.infoUsps).toEqual([
      'Skjermforsikring er med i prisen',
      'Du leverer inn den gamle når du svitsjer',
    ]);
  });

  test('[P3-38] compatible accessories, with price, discount and stock', async () => {
    const [cover] = (await novaOf()).compatibleAccessories ?? [];
    expect(cover).toMatchObject({
      brand: 'Nova',
      model: 'Deksel til Nova 9',
      modelSlug: 'deksel-nova-9',
      modelShortName: 'Deksel til Nova 9',
      subHwType: 'COVER',
      shortDescription: 'En telefon for hver dag.',
      flashTextOnListingPage: 'Passer',
    });
    expect(cover?.variants).toEqual([
      {
        sku: 'NOVA-DEKSEL',
        price: 34_900,
        discount: 10_000,
        discountCode: 'DEKSEL100',
        href: '/tilbehor/deksler/nova/deksel-nova-9/',
        image: expect.objectContaining({ url: '/api/pictures/deksel-nova-9/hvit-front-800.webp' }) as object,
        html: '#ffffff',
        colorName: 'Hvit',
        availabilityInfo: { icon: 'check', iconClass: 'green', text: 'På nettlager' },
      },
    ]);
    expect((await novaOf('B2B')).compatibleAccessories?.map(({ brand }) => brand)).toEqual(['DUMMY_TO_AVOID_ERROR']);
  });

  test('[P5-9, P9-16] a placeholder among them is dropped by the page’s rule', async () => {
    const { compatibleAccessories = [] } = await novaOf();
    const appearing = compatibleAccessories
      .flatMap(({ variants }) => variants)
      .map(({ sku }) => ({
        productCode: sku,
        dcQtyAvailable: 1,
        availabilityStatus: { info: null, shouldAppearInShop: true, sellable: true },
        statuses: [],
      }));
    expect(compatibleAccessories.map(({ brand }) => brand)).toEqual(['Nova', 'DUMMY_TO_AVOID_ERROR']);
    expect(shownAccessories(compatibleAccessories, appearing).map(({ brand }) => brand)).toEqual(['Nova']);
  });
});

const wholeList = async (realm: Realm) =>
  v.parse(productListSchema, (await shop.app.inject(`/api/view-models/product-list/${realm}/HANDSET_LIST`)).json());

test('[F3.5-1, F3.5-4, F3.5-5] a list item has its variants, accessories and financing', async () => {
  const list = await wholeList('B2C');
  expect(list.items[0]).toMatchObject({
    memberSlug: 'sort-128gb',
    sizeSlug: '128gb',
    additionalMemberSlugs: ['sort-256gb', 'lyng-128gb'],
    position: 1,
    compatibleAccessories: [
      {
        brand: 'Nova',
        brandSlug: 'nova',
        modelSlug: 'deksel-nova-9',
        modelShortName: 'Deksel til Nova 9',
        hwType: 'ACCESSORY',
        subHwType: 'COVER',
        releaseDate: '2026-03-01T08:00:00Z',
        variants: [{ sku: 'NOVA-DEKSEL' }],
      },
    ],
    hwInfo: { urlRoot: 'mobiltelefoner' },
    financingType: 'lease',
    financingOption: { code: '24' },
  });
  const agreement = await wholeList('UKKO');
  expect(agreement.items[0]).toMatchObject({
    hwInfo: { urlRoot: 'bedrift/utstyrsavtale/mobiltelefoner' },
    financingType: 'ukko',
    financingOption: { code: '24' },
  });
});

describe('plans', () => {
  const planOf = async (code: string): Promise<Offering | undefined> => {
    const plans = await fetchOfferings('B2C');
    return plans.ok ? plans.value.find(({ offeringCode }) => offeringCode === code) : undefined;
  };

  test('[P3-17, P3-18, P3-19, P3-20, F3.3-1, F3.3-2, F3.3-4] a plan has names, prices, speeds and flags', async () => {
    expect(await planOf('FJELL_X_MAX_2025')).toMatchObject({
      icim: 'TLF12PLEAS',
      realm: 'b2c',
      type: 'POSTPAID',
      overrideOfferingCode: 'FJELL_X_MAX_2025+HOST',
      overrideSubscriptionTitle: 'Max i høst',
      customerTypeGet: 'existing',
      rank: 7_000,
      monthlyOfferingPrice: 59_900,
      monthlyOfferingPriceLines: 49_900,
      firstYearDiscountAmount: 5_000,
      priceMultiplier: 0.9,
      subscriptionName: 'Fjell X Max',
      subscriptionShortname: 'X Max',
      isDataUnlimited: true,
      dataMaxSpeed: { amount: 250, unit: 'Mbit/s' },
      doubleSpeed: 2_000,
      isFamilyDiscount: true,
      extraSims: 2,
      abroad: { euEea: '80 GB', world: '99,- per dag' },
      isBarnSubscription: false,
      isUngSubscription: false,
      isTryBuySubscription: false,
      isHidden: false,
    });
    expect(await planOf('FJELL_MBB_100GB')).toMatchObject({
      type: 'MBB',
      monthlyOfferingDiscount: 5_000,
      upfrontOfferingPrice: 9_900,
      isDataUnlimited: false,
      dataIncluded: { amount: 100, unit: 'GB' },
      isFamilyDiscount: false,
    });
    expect(await planOf('FJELL_KONTANT')).toMatchObject({ billingType: 'PREPAID', upfrontOfferingPrice: 9_900 });
    expect(await planOf('FJELL_X_MAX_2025')).not.toHaveProperty('billingType');
    expect(await planOf('FJELL_JUNIOR_03GB')).toMatchObject({
      doubleData: 6,
      isBarnSubscription: true,
      isUngSubscription: true,
      isTryBuySubscription: true,
      isHidden: true,
    });
  });

  test('[P3-21, F3.3-5] its texts, placeholders among them', async () => {
    expect(await planOf('FJELL_X_MAX_2025')).toMatchObject({
      flashText: { name: 'mest-data', text: 'Mest data', kind: 'green', color: '#00695c', textColor: '#ffffff' },
      priceDisclaimer: {
        content: 'Prisen gjelder i Norge.',
        yearlyDiscountWithCommitmentContent: 'Du sparer [$$$] i måneden.',
        backroundColor: '#f8f6fe',
        textColor: '#1d1524',
        icon: 'info',
        iconColor: '#552596',
      },
      discountInfoLine: '50,-/md. de første 12 månedene',
      footer: ['Ingen bindingstid'],
      familyDiscountFooter: 'Familierabatten er trukket fra',
      familySubscriptionPricingTexts: ['Første 599,-', 'Neste 499,-'],
      logoList: { logos: [{ title: 'Nettvern', url: '/logo/nettvern.svg' }] },
      textBlocks: [
        { heading: 'Dette er inkludert', textType: ['info'], uspList: [{ id: 'usp-1', heading: 'Fri bruk i Norge' }] },
        { heading: 'DUMMY', textType: [], uspList: [] },
        {
          heading: 'I kassen',
          content: 'Vi ordner flyttingen.',
          textType: ['checkout'],
          uspList: [{ id: 'usp-1', heading: 'Behold nummeret', icon: 'phone' }],
        },
      ],
    });
  });

  test('[P3-17] the cart takes the code that the data has in place of a plan’s own, and no other', async () => {
    const add = async (pricePlan: string) =>
      cartOf(await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload: { update: { pricePlan } } }));
    const { cart } = await add('FJELL_X_MAX_2025+HOST');
    expect(cart.subscriptions[0]?.code).toBe('FJELL_X_MAX_2025');
    expect((await add('FJELL_X_MAX_2025+VAAR')).errorMessage).toEqual(expect.any(String));
  });

  test('[F3.3-2] the minimum total price of mobile broadband is computed', async () => {
    expect(await planOf('FJELL_MBB_100GB')).toMatchObject({
      minTotalPrice: 12 * 34_900 + 9_900,
      bindingMonths: 12,
    });
    expect(await planOf('FJELL_X_MAX_2025')).not.toHaveProperty('minTotalPrice');
  });
});

describe('bundles', () => {
  const bundlesIn = async (realm: Realm) => {
    const answer = await fetchBundles(realm);
    return answer.ok ? answer.value : [];
  };

  test('[F3.6-1] a bundle: its texts from the feed, its prices from catalogue and campaign', async () => {
    expect(await bundlesIn('B2C')).toEqual([
      {
        heading: 'Pakketilbud',
        title: 'Ruter AX med X Max',
        productName: 'Ruter AX',
        information: '12 måneders avtaletid',
        description: 'Ruteren til under halv pris.',
        buttonText: 'Velg',
        offeringCode: 'FJELL_X_MAX_2025',
        icim: 'COM12LOUDSPEAKER2',
        type: 'MODEM',
        realm: 'b2c',
        discountCode: 'RUTER200',
        url: '/rutere/felt/ruter-ax/',
        image: expect.objectContaining({
          url: '/api/pictures/ruter-ax/hvit-front-800.webp',
          title: 'Forfra',
        }) as unknown,
        variants: [
          {
            sku: 'FELT-RUTER',
            colorName: 'Hvit',
            htmlColor: '#ffffff',
            image: expect.objectContaining({ title: 'Forfra' }) as unknown,
          },
        ],
        salesPrice: 34_900,
        discountedPrice: 14_900,
      },
    ]);
    expect(await bundlesIn('B2B')).toEqual([]);
    expect(await bundlesIn('UKKO')).toEqual([]);
  });

  test('there is none while its campaign is not running, its product is sold out or its plan is not sold', async () => {
    shop.setNow(TEST_NOW_MS + 10 * DAY_MS);
    expect(await bundlesIn('B2C')).toEqual([]);
    shop.setNow(TEST_NOW_MS);
    const feed = aFullFeed();
    await shop.importCatalogue({
      ...feed,
      products: feed.products.map((product) =>
        product.modelSlug === 'ruter-ax'
          ? { ...product, variants: product.variants.map((variant) => ({ ...variant, stock: 0 })) }
          : product,
      ),
    });
    expect(await bundlesIn('B2C')).toEqual([]);
    await shop.importCatalogue({ ...feed, plans: feed.plans.map((plan) => ({ ...plan, isHidden: true })) });
    expect(await bundlesIn('B2C')).toEqual([]);
    await shop.importCatalogue(feed);
  });
});

test('the campaigns that run now in a realm, with their end and the products that are sold there', async () => {
  interface Answer {
    readonly campaigns: readonly {
      readonly discountId: string;
      readonly membersDeal: boolean;
      readonly validTo: string;
      readonly products: readonly { readonly href: string }[];
    }[];
  }
  const running = async (realm: Realm) =>
    (await shop.app.inject({ url: `/api/view-models/campaigns/${realm}` })).json<Answer>().campaigns;
  const consumers = await running('B2C');
  // One that is over, one of a bundle and one for businesses are left out.
  expect(consumers.map(({ discountId }) => discountId)).toEqual(['DEKSEL100', 'MEDLEM', 'MAX50']);
  const [, members] = consumers;
  expect(members?.membersDeal).toBe(true);
  expect(members?.products.map(({ href }) => href)).toEqual(['/mobiltelefoner/nova/nova-9/']);
  expect((await running('B2B')).map(({ discountId }) => discountId)).toEqual(['BEDRIFT']);
  expect(await running('UKKO')).toEqual([]);
  shop.setNow(Date.parse(members?.validTo ?? ''));
  expect((await running('B2C')).map(({ discountId }) => discountId)).not.toContain('MEDLEM');
  shop.setNow(TEST_NOW_MS);
});

test('[F7.7-1] small cards in the requested order, each sku once', async () => {
  const cards = await fetchProductInfoMini('B2C', ['TERN-WATCH', 'NOVA-9-SORT-256', 'NOPE', 'TERN-WATCH']);
  expect(cards.ok && cards.value.map(({ sku, upfrontPrice }) => [sku, upfrontPrice?.upfront])).toEqual([
    ['TERN-WATCH', 34_900],
    ['NOVA-9-SORT-256', 1_199_000],
  ]);
});
