import { EMPTY_LIST_QUERY } from 'shared-domain/catalogue';
/** Lists, products, plans, and what frames a page. */
import {
  fetchBrands,
  fetchListHighlights,
  fetchListIndex,
  fetchListLeads,
  fetchListView,
  fetchProductDetails,
  fetchProductInfoMini,
  fetchRelatedProducts,
  LIST_TYPES,
  type ProductDetails,
  type ProductVariant,
} from 'shared-domain/catalogue/io';
import { type Realm, REALMS } from 'shared-domain/contracts/realm';
import { fetchAnnouncements, fetchFooter, fetchNavigation } from 'shared-domain/navigation/io';
import { optionsOf } from 'shared-domain/purchase';
import { fetchInsurances } from 'shared-domain/purchase/io';
import { fetchBundles, fetchOfferings } from 'shared-domain/subscription/io';
import { answered, type Expect, needed, type Probe } from '../probe';

/** A product of a list, by its address. */
interface Listed {
  readonly realm: Realm;
  readonly list: string;
  readonly href: string;
}

/** A handset that is sold by instalments with a plan, as the cart wants to be told. */
export interface DeviceWithPlan {
  readonly name: string;
  readonly sku: string;
  readonly option: string;
  readonly planCode: string;
}

export interface Found {
  readonly accessory: ProductDetails | undefined;
  readonly device: DeviceWithPlan | undefined;
  /** Any product, the first one of the first list. */
  readonly product: ProductDetails | undefined;
}

/** The first ones, of each list of each realm. */
const PRODUCTS_OF_A_LIST = 2;

export async function askCatalogue(probe: Probe): Promise<Found> {
  const ask = <Value>(call: string, make: (expect: Expect) => Promise<Value>) => probe.ask('catalogue', call, make);
  await askFrame(ask);

  const listed = await ask('GET /api/view-models/product-list-view/{realm}/{listType}', async (expect) => {
    const found: Listed[] = [];
    for (const realm of REALMS)
      for (const listType of LIST_TYPES) {
        const view = answered(await fetchListView(realm, { listType }, EMPTY_LIST_QUERY));
        const list = `${realm} ${listType}`;
        expect(
          view.items.length === view.places.length,
          `${list}: ${view.items.length} cards have ${view.places.length} places`,
        );
        expect(
          view.count === view.total,
          `${list}: without a filter ${view.count} of ${view.total} products are counted`,
        );
        found.push(...view.items.slice(0, PRODUCTS_OF_A_LIST).map(({ href }) => ({ realm, list: listType, href })));
      }
    expect(found.length > 0, 'no list has a product');
    return found;
  });
  await ask('GET /api/view-models/product-list-index/{realm}/{listType}', async (expect) => {
    const { realm, list } = needed(listed?.[0], 'list with products');
    const listType = list as (typeof LIST_TYPES)[number];
    const { version, total } = answered(await fetchListView(realm, { listType }, EMPTY_LIST_QUERY));
    const { inStock } = answered(await fetchListIndex(realm, { listType }, version));
    expect(inStock.length === total, `the index has ${inStock.length} products, the list ${total}`);
  });
  await ask('GET /api/view-models/product-list-highlights/{realm}/{listType}', async () =>
    answered(await fetchListHighlights('B2C', 'HANDSET_LIST')),
  );
  await ask('GET /api/view-models/brands/{realm}', async () => answered(await fetchBrands('B2C')));
  await ask('GET /api/view-models/list-leads/{realm}', async () => answered(await fetchListLeads('B2C')));

  const plans = await ask('GET /api/view-models/subscriptions/{realm}', async (expect) => {
    const offerings = answered(await fetchOfferings('B2C'));
    answered(await fetchOfferings('B2B'));
    expect(offerings.length > 0, 'there is no plan');
    return offerings.map(({ offeringCode }) => offeringCode);
  });
  await ask('GET /api/view-models/bundles/{realm}', async () => answered(await fetchBundles('B2C')));

  const products = await ask('GET /api/view-models/product-details/{realm}', (expect) =>
    askDetails(needed(listed, 'list'), plans ?? [], expect),
  );
  await ask('GET /api/view-models/product-info-mini/{realm}', async (expect) => {
    const skus = needed(products, 'product')
      .flatMap(({ variants }) => variants.map(({ sku }) => sku))
      .slice(0, 4);
    const asked = [...skus, 'no-such-sku'].reverse();
    const items = answered(await fetchProductInfoMini('B2C', asked));
    const known = asked.filter((sku) => items.some((item) => item.sku === sku));
    expect(known.length > 0, 'no sku of a product is known');
    expect(items.map(({ sku }) => sku).join() === known.join(), 'the skus are not in the order that was asked for');
    expect(!known.includes('no-such-sku'), 'a sku that there is not is known');
  });
  await ask('GET /api/view-models/related-products/{realm}', async () =>
    answered(await fetchRelatedProducts('B2C', needed(listed?.[0], 'product').href)),
  );
  await ask('GET pictures', (expect) => askPicture(probe, products, expect));

  const device = products?.map(deviceWithPlan).find((each) => each !== undefined);
  await ask('POST /api/insurance/all/', () => {
    const { sku, planCode } = needed(device, 'device with a plan');
    return fetchInsurances({ realm: 'B2C', sku, offeringCode: `${planCode}.REGULAR`, subscriptions: [] });
  });
  return {
    accessory: products?.find(({ product, variants }) => product.type === 'ACCESSORY' && isSold(variants[0])),
    device,
    product: products?.[0],
  };
}

type Ask = <Value>(call: string, make: (expect: Expect) => Promise<Value>) => Promise<Value | undefined>;

async function askFrame(ask: Ask): Promise<void> {
  await ask('GET /api/view-models/navigation', async (expect) => {
    const { domains } = answered(await fetchNavigation());
    expect(
      domains.some(({ menus }) => menus.length > 0),
      'no domain has a menu',
    );
  });
  await ask('GET /api/view-models/footer', async () => answered(await fetchFooter()));
  await ask('GET /api/announcements/all/', () => fetchAnnouncements());
}

const isSold = (variant: ProductVariant | undefined): boolean =>
  variant?.salesStatus.sellable === true && variant.prices.upfront !== null;

/** @returns the products of the lists' addresses */
async function askDetails(
  listed: readonly Listed[],
  plans: readonly string[],
  expect: Expect,
): Promise<ProductDetails[]> {
  const found: ProductDetails[] = [];
  for (const { realm, href } of listed) {
    const answer = answered(await fetchProductDetails(realm, href));
    if (answer.kind !== 'product') {
      expect(false, `${href}: a list names it, and the answer is ${answer.kind}`);
      continue;
    }
    const { variants, selectedVariantSlug } = answer.details;
    expect(
      variants.some(({ variantSlug }) => variantSlug === selectedVariantSlug),
      `${href}: the selected variant is none of its variants`,
    );
    for (const { sku, prices } of variants) {
      const { lease, leaseWithCommitment = {}, switch: swaps } = prices;
      const unknown = [lease, leaseWithCommitment, swaps]
        .flatMap((each) => Object.keys(each))
        .filter((code) => realm === 'B2C' && !plans.includes(code));
      expect(unknown.length === 0, `${href}: ${sku} is priced with ${unknown[0] ?? ''}, which is no plan`);
    }
    if (realm === 'B2C') found.push(answer.details);
  }
  const missing = answered(await fetchProductDetails('B2C', '/no/such/product/'));
  expect(missing.kind === 'not-found', `an address without a product is answered as ${missing.kind}, not with 404`);
  return found;
}

async function askPicture(
  probe: Probe,
  products: readonly ProductDetails[] | undefined,
  expect: Expect,
): Promise<void> {
  const { url } = needed(products?.[0]?.variants[0]?.images[0], 'picture');
  const answer = await fetch(new URL(url, probe.originOf('catalogue')));
  const type = answer.headers.get('content-type') ?? '';
  expect(answer.ok && type.startsWith('image/'), `${url}: status ${answer.status}, content-type «${type}»`);
  await answer.body?.cancel();
}

function deviceWithPlan({ product, variants }: ProductDetails): DeviceWithPlan | undefined {
  if (product.type !== 'HANDSET') return undefined;
  for (const { sku, prices, financingMethods } of variants.filter(isSold)) {
    const options = optionsOf(financingMethods);
    for (const [planCode, byDuration] of Object.entries(prices.lease)) {
      const option = byDuration.map(({ duration }) => `lease${duration}`).find((each) => options.includes(each));
      if (option !== undefined) return { name: product.name, sku, option, planCode };
    }
  }
  return undefined;
}
