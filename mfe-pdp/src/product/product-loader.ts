import { type ProductDetails, variantBySlug } from 'shared-domain/catalogue';
import { fetchProductDetails } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { queryText } from 'shared-domain/purchase';
import type { Offering } from 'shared-domain/subscription';
import { fetchOfferings } from 'shared-domain/subscription/io';
import { accessorySummary } from '../extras/accessory-summary';
import { withNote } from '../purchase/load-offerings';
import type { ProductPageData } from '../purchase/page-data';
import { readServerStock } from './load-stock';

/** Accessories are a tenth of the page's HTML; their kinds and number are in `accessorySummary`. */
const withoutAccessories = ({ product, ...details }: ProductDetails): ProductDetails => {
  const { compatibleAccessories: _accessories, ...shown } = product;
  return { ...details, product: shown };
};

/** The fields that only the pages of plans show: with their text blocks 1.4 kB of the page's HTML with Brotli. */
const OF_PLAN_PAGES = [
  'abroad',
  'discountInfoLine',
  'extraSims',
  'familyDiscountFooter',
  'familySubscriptionPricingTexts',
  'flashText',
  'footer',
  'logoList',
  'priceDisclaimer',
] as const satisfies readonly (keyof Offering)[];

/** The plans that are sold with devices, with what a device's page says of them. */
const soldWithDevices = (offerings: readonly Offering[]): readonly Offering[] =>
  offerings
    .filter(({ isHidden, soldWithDevice }) => !isHidden && soldWithDevice)
    .map((offering) => {
      const shown = { ...offering, textBlocks: [] };
      for (const field of OF_PLAN_PAGES) delete shown[field];
      return withNote(shown);
    });

/**
 * Product and plans at the same time, then the stock. An unknown variant leads to the default one, a renamed product to its new address; both
 * keep the query. A brand below a kind of accessories leads to their list. Without a variant in the path the default one is shown.
 *
 * @returns `unavailable` without the product; without the plans the answer is degraded (P8-16)
 */
export const loadProduct: PageModule<ProductPageData>['loader'] = async ({
  pathname,
  params,
  searchParams,
  realm,
  signal,
}) => {
  const plans = fetchOfferings(realm, { signal });
  const details = await fetchProductDetails(realm, pathname, { signal });
  if (!details.ok) return { kind: 'unavailable' };
  const answer = details.value;
  const query = queryText(searchParams);
  if (answer.kind === 'not-found') return { kind: 'not-found', near: answer.near };
  if (answer.kind === 'redirect')
    return { kind: 'redirect', to: answer.to.includes('?') ? answer.to : `${answer.to}${query}`, status: 301 };
  const shown = variantBySlug(answer.details.variants, answer.details.selectedVariantSlug);
  if (params['variantSlug'] && params['variantSlug'] !== shown.variantSlug)
    return { kind: 'redirect', to: `${shown.href}${query}`, status: 302 };
  const [offerings, availability] = await Promise.all([plans, readServerStock(answer.details, signal)]);
  return {
    kind: 'data',
    data: {
      details: withoutAccessories(answer.details),
      offerings: offerings.ok ? soldWithDevices(offerings.value) : null,
      availability,
      // An equipment agreement includes what goes with its devices.
      accessories: realm === 'UKKO' ? null : accessorySummary(answer.details),
    },
    ...(!offerings.ok && { isDegraded: true }),
  };
};
