/** Every product of the reference catalogue costs the same on its card, on its page and in the cart. */
import * as v from 'valibot';
import { itemPriceOf, totalMinimumPrice } from 'shared-domain/cart';
import { cartAnswerSchema } from 'shared-domain/cart/io';
import {
  cardPrice,
  LIST_NAMES,
  type ListType,
  type ListView,
  NO_FILTERS,
  parseListQuery,
  priceForFinancing,
  type PriceSpan,
  type ProductDetails,
  toCardItem,
  variantBySlug,
  withFilters,
} from 'shared-domain/catalogue';
import { fetchListView, fetchProductDetails, productListSchema } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { minimumTotal } from 'shared-domain/legal';
import {
  ceilToKrone,
  floorToKrone,
  higherOre,
  lowerOre,
  monthlyParts,
  type Ore,
  ore,
  priceParts,
  subtractOre,
  withoutVat,
} from 'shared-domain/money';
import {
  amountInRealm,
  availableMethods,
  initialFinancingOption,
  initialPlan,
  isUpfront,
  offeredPlans,
  optionPrice,
  sentPlanCode,
  toDeviceUpdate,
} from 'shared-domain/purchase';
import { type Offering, type PlanOption, planTerms } from 'shared-domain/subscription';
import { fetchOfferings } from 'shared-domain/subscription/io';
import type { CatalogueFeed } from './catalogue';
import { readFeedFolder } from './catalogue/import/read-feed-folder';
import { paths } from './config/paths';
import { connectFetch, createTestApp, TEST_NOW_MS, type TestApp } from './testing';

/** The quick gate compares every fifth product of a list, from the first on; campaigns and facets it compares whole. */
const STRIDE = process.env.TEST_SCOPE === 'all' ? 1 : 5;

let shop: TestApp;
let client: ReturnType<typeof connectFetch>;
beforeAll(async () => {
  const feed = readFeedFolder(paths.catalogue(), TEST_NOW_MS) as CatalogueFeed;
  shop = await createTestApp({ feed, env: { RATE_LIMITS: 'off' } });
  // The first read of the whole catalogue may take longer than a client waits.
  await shop.app.inject('/health/ready');
  client = connectFetch(shop.app);
});
afterAll(async () => {
  client.restore();
  await shop.close();
});

/** The price that a page shows first: the option, and the price of the device by it. */
function pagePrice(
  { product, variants, selectedVariantSlug }: ProductDetails,
  offerings: readonly Offering[],
  realm: Realm,
) {
  const variant = variantBySlug(variants, selectedVariantSlug);
  const methods = availableMethods(variant.financingMethods, {
    isLoggedIn: false,
    isReSwitch: false,
    productType: product.type,
  });
  const option = initialFinancingOption({
    methods,
    so: null,
    cartId: null,
    steg: null,
    cartSubscriptions: [],
    defaultFinancingType: product.defaultFinancingType ?? null,
  });
  if (option === null || product.hidePrices) return null;
  const plans = offeredPlans({ offerings, prices: variant.prices, option, isUnder30: false });
  const chosen = methods
    .flatMap(({ financingOptions }) => financingOptions)
    .find(({ alternative_id: id }) => id === option);
  const plan = initialPlan({
    plans,
    sc: null,
    abonnement: null,
    isUnder30: false,
    defaultOfferingCode: chosen?.defaultOfferingCode,
    codePrefix: 'FJELL',
  });
  const planCode = plan?.offering.offeringCode ?? null;
  const listed = optionPrice(variant.prices, option, planCode);
  // A lease begins with the campaign that is open to everyone.
  const campaign = listed?.campaign;
  const price = listed && { ...listed, ...campaign };
  const amount = isUpfront(option)
    ? variant.prices.upfront &&
      amountInRealm(realm, variant.prices.upfront.upfront, variant.prices.upfront.upfrontWithoutVAT)
    : price && amountInRealm(realm, price.monthly, price.monthlyWithoutVAT);
  const discount = campaign && { code: campaign.discountCode, offerings: [] };
  return amount === null
    ? null
    : { sku: variant.sku, type: product.type, option, planCode, amount, price, ...(discount && { discount }) };
}

async function cartPrice(
  { amount: _page, price: _entry, ...choice }: NonNullable<ReturnType<typeof pagePrice>>,
  realm: Realm,
) {
  const { sku, option } = choice;
  const update = toDeviceUpdate(choice);
  const answer = await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload: { ...update, realm } });
  const { cart, errorMessage } = v.parse(cartAnswerSchema, answer.json());
  if (errorMessage) return errorMessage;
  const item = cart.content.find(({ id }) => id === sku);
  const price = item && itemPriceOf(item, realm);
  if (isUpfront(option)) return price?.upfront ?? null;
  return price?.monthly === undefined ? null : subtractOre(price.monthly, item?.discount?.value.monthly ?? ore(0));
}

/** The minimum total price that the page states for a device with a plan. */
function withPlanTotal({ offering, device }: PlanOption, realm: Realm): Ore | null {
  const terms = planTerms(offering, { realm, withDevice: true, monthly: device.mainOfferingMonthly });
  return minimumTotal({
    deviceTotal: amountInRealm(realm, device.total),
    plan: { months: terms.bindingMonths, total: terms.minimumTotal },
  });
}

/** For what a page leads with; null where it is bought alone. */
function pageTotal(
  { price, planCode }: NonNullable<ReturnType<typeof pagePrice>>,
  offerings: readonly Offering[],
  realm: Realm,
): Ore | null {
  const offering = offerings.find(({ offeringCode }) => offeringCode === planCode);
  return price && offering ? withPlanTotal({ offering, device: price, monthlyTotal: price.monthly }, realm) : null;
}

/** A refusal because there is nothing to sell now is no other price. */
const isUnsellable = (answer: Ore | string | null): boolean =>
  typeof answer === 'string' && /utsolgt|forhåndssalg|ikke til salgs/i.test(answer);

describe.each(['B2C', 'B2B'] as const)('%s', (realm) => {
  test('[P4-36] card, page and cart show one price; instalments never sum above the full price', async () => {
    const plans = await fetchOfferings(realm);
    if (!plans.ok) throw new Error('The plans cannot be read');
    const offerings = plans.value;
    const wrong: unknown[] = [];
    let compared = 0;
    for (const listType of Object.keys(LIST_NAMES)) {
      const answer = await shop.app.inject(`/api/view-models/product-list/${realm}/${listType}`);
      for (const item of v.parse(productListSchema, answer.json()).items.filter((_, index) => index % STRIDE === 0)) {
        const details = await fetchProductDetails(realm, item.href);
        if (!details.ok || details.value.kind !== 'product') throw new Error(`${item.href} has no page`);
        const { price: card, condition } = cardPrice(toCardItem(item), null, realm);
        const total =
          condition?.key === 'priceCondition' && condition.values.of === 'withPlan' ? condition.values.total : null;
        const page = pagePrice(details.value.details, offerings, realm);
        const onPage = page && (isUpfront(page.option) ? priceParts(page.amount) : monthlyParts(page.amount));
        const inCart = page && (await cartPrice(page, realm));
        const isOne = page === null ? card === null : inCart === page.amount || isUnsellable(inCart);
        const full = page && variantPrice(details.value.details);
        const isFair = !page?.price || !full || page.price.total <= full;
        const legal = page?.price ? pageTotal(page, offerings, realm) : null;
        if (JSON.stringify(card) !== JSON.stringify(onPage) || !isOne || !isFair || total !== legal)
          wrong.push({
            href: item.href,
            minimum: [total, legal],
            card,
            onPage,
            option: page?.option,
            inCart,
            total: page?.price?.total,
            full,
          });
        compared += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan((realm === 'B2C' ? 200 : 30) / STRIDE);
  }, 300_000);
});

/** The least total by the cart; null while it is not for sale. */
async function cartMinimum(update: Parameters<typeof toDeviceUpdate>[0], realm: Realm): Promise<Ore | null> {
  const payload = { ...toDeviceUpdate(update), realm };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload });
  const { cart, errorMessage } = v.parse(cartAnswerSchema, answer.json());
  if (errorMessage && !isUnsellable(errorMessage)) throw new Error(`${update.sku}: ${errorMessage}`);
  return errorMessage ? null : totalMinimumPrice(cart.content, realm);
}

/** One product of each kind with all its plans, every fifth with the first and the last of them. */
const plansCompared = (plans: readonly PlanOption[], isFirst: boolean): readonly PlanOption[] =>
  isFirst || STRIDE === 1 ? plans : [...new Set([plans[0], plans.at(-1)])].filter((plan) => plan !== undefined);

describe.each(['B2C', 'B2B'] as const)('minimum total, %s', (realm) => {
  test('[F9.2-9, F9.3-2..8] a device by every way to pay, with its plans: the cart’s sum is that of the page', async () => {
    const answer = await fetchOfferings(realm);
    if (!answer.ok) throw new Error('The plans cannot be read');
    const offerings = answer.value;
    const wrong: unknown[] = [];
    let compared = 0;
    for (const listType of Object.keys(LIST_NAMES)) {
      const list = await shop.app.inject(`/api/view-models/product-list/${realm}/${listType}`);
      const items = v.parse(productListSchema, list.json()).items.filter((_, index) => index % (STRIDE * 2) === 0);
      for (const [index, { href }] of items.entries()) {
        const details = await fetchProductDetails(realm, href);
        if (!details.ok || details.value.kind !== 'product') throw new Error(`${href} has no page`);
        const { product, variants, selectedVariantSlug } = details.value.details;
        const { sku, prices, financingMethods } = variantBySlug(variants, selectedVariantSlug);
        const common = { type: product.type, sku };
        const options = financingMethods.flatMap(({ financingOptions }) =>
          financingOptions.map((each) => each.alternative_id),
        );
        for (const option of options.filter((each) => /^(lease|new-switch)/.test(each)))
          for (const plan of plansCompared(
            offeredPlans({ offerings, prices, option, isUnder30: false }),
            index === 0,
          )) {
            const planCode = sentPlanCode(option, plan);
            const inCart = await cartMinimum({ ...common, option, planCode }, realm);
            const onPage = withPlanTotal(plan, realm);
            if (inCart !== null && inCart !== onPage) wrong.push({ href, option, planCode, inCart, onPage });
            if (inCart !== null) compared += 1;
          }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(30);
  }, 300_000);
});

describe.each(['B2C', 'B2B'] as const)('campaigns, %s', (realm) => {
  test('[P3-14, P3-27, P7-10] a price that a campaign lowers is the same on the page and in the cart', async () => {
    const wrong: unknown[] = [];
    let compared = 0;
    for (const listType of Object.keys(LIST_NAMES)) {
      const answer = await shop.app.inject(`/api/view-models/product-list/${realm}/${listType}`);
      for (const { href } of v.parse(productListSchema, answer.json()).items) {
        const details = await fetchProductDetails(realm, href);
        if (!details.ok || details.value.kind !== 'product') throw new Error(`${href} has no page`);
        for (const offer of campaignOffers(details.value.details)) {
          const inCart = await campaignTotals(offer, realm);
          if (typeof inCart === 'string' && isUnsellable(inCart)) continue;
          if (JSON.stringify(inCart) !== JSON.stringify(offer.expected)) wrong.push({ ...offer, href, inCart });
          compared += 1;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(realm === 'B2C' ? 10 : 3);
  }, 300_000);
});

interface CampaignOffer {
  readonly update: Parameters<typeof toDeviceUpdate>[0];
  /** The amounts of the page, including VAT: paid now for the device, its price per month, its total. */
  readonly expected: { readonly upfront: Ore; readonly monthly: Ore; readonly total: Ore };
}

/** The prices of a product’s default variant that an open campaign lowers: the full price, and leases of 24 months with each plan. */
function campaignOffers({ product, variants, selectedVariantSlug }: ProductDetails): readonly CampaignOffer[] {
  const { sku, prices } = variantBySlug(variants, selectedVariantSlug);
  const discountOf = (code: string) => ({
    code,
    offerings: product.webdeals?.find(({ discountId }) => discountId === code)?.offerings ?? [],
  });
  const common = { type: product.type, sku };
  const full = prices.upfront?.campaign;
  const leases = [...Object.values(prices.lease), ...Object.values(prices.leaseWithCommitment ?? {})].flatMap(
    (entries): CampaignOffer[] => {
      const entry = entries.find(({ duration }) => duration === 24);
      if (!entry?.campaign) return [];
      const { upfront, monthly, total, discountCode } = entry.campaign;
      const { code, mainOfferingCode: planCode } = entry;
      const update = { ...common, option: `lease${code}`, planCode, discount: discountOf(discountCode) };
      return [{ update, expected: { upfront, monthly, total } }];
    },
  );
  if (!full) return leases;
  const update = { ...common, option: 'upfront', planCode: null, discount: discountOf(full.discountCode) };
  return [{ update, expected: { upfront: full.upfront, monthly: ore(0), total: full.upfront } }, ...leases];
}

/** The cart's amounts for the device, or why it refuses. */
async function campaignTotals({ update }: CampaignOffer, realm: Realm): Promise<CampaignOffer['expected'] | string> {
  const payload = { ...toDeviceUpdate(update), realm };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/cart/update/', payload });
  const { cart, errorMessage } = v.parse(cartAnswerSchema, answer.json());
  if (errorMessage) return errorMessage;
  const item = cart.content.find(({ id }) => id === update.sku);
  const { price, discount } = item ?? {};
  const off = (name: 'upfront' | 'monthly'): Ore => {
    const value = discount?.value[name] ?? ore(0);
    return realm === 'B2B' ? ore((value * 5) / 4) : value;
  };
  return {
    upfront: ore((price?.upfront ?? 0) - off('upfront')),
    monthly: ore((price?.monthly ?? 0) - off('monthly')),
    total: price?.total ?? ore(0),
  };
}

const variantPrice = ({ variants, selectedVariantSlug }: ProductDetails): Ore | null =>
  variantBySlug(variants, selectedVariantSlug).prices.upfront?.upfront ?? null;

const QUERY = parseListQuery({ get: () => null, getAll: () => [] });

describe('[P6-14, F5.5-11] the price facet of businesses is without mva., as the prices of the cards are', () => {
  const viewOf = async (listType: ListType, financing: string, price: PriceSpan | null): Promise<ListView> => {
    const filters = { ...NO_FILTERS, financing, price };
    const view = await fetchListView('B2B', { listType }, withFilters(QUERY, filters));
    if (!view.ok) throw new Error(`${listType} has no view`);
    return view.value;
  };

  test.each(['upfront', 'lease24'])('by %s, over the whole catalogue', async (financing) => {
    let compared = 0;
    for (const listType of Object.keys(LIST_NAMES) as ListType[]) {
      const whole = await viewOf(listType, financing, null);
      const answer = await shop.app.inject(`/api/view-models/product-list/B2B/${listType}`);
      const amounts = v
        .parse(productListSchema, answer.json())
        .items.map((item) => priceForFinancing(item, financing))
        .filter((amount) => amount !== null)
        .map(withoutVat)
        .sort((one, other) => one - other);
      if (amounts.length === 0) continue;
      const bounds = { min: floorToKrone(amounts.reduce(lowerOre)), max: ceilToKrone(amounts.reduce(higherOre)) };
      expect(whole.priceBounds).toEqual(bounds);
      const middle = amounts[Math.floor(amounts.length / 2)] ?? ore(0);
      const cheaper = await viewOf(listType, financing, { max: floorToKrone(middle) });
      expect(cheaper.count).toBe(amounts.filter((amount) => amount <= floorToKrone(middle)).length);
      compared += amounts.length;
    }
    expect(compared).toBeGreaterThan(30);
  });
});
