import type { PageModule } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { toNok } from 'shared-domain/money';
import { breadcrumbListJsonLd, itemListJsonLd, type JsonLd } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { filterOfferings, listPrice, type Offering, offeringName } from 'shared-domain/subscription';
import { texts } from '../texts/nb';
import type { SubscriptionsPageData } from './subscriptions-loader';
import { subscriptionsTrail } from './subscriptions-trail';

function productOf(plan: Offering, brandName: string, url: string): JsonLd {
  const { amount, isPrepaid } = listPrice(plan);
  const price = { price: toNok(amount), priceCurrency: 'NOK' };
  const monthly = { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON', billingIncrement: 1 };
  return {
    '@type': 'Product',
    name: offeringName(plan),
    sku: plan.offeringCode,
    brand: { '@type': 'Brand', name: brandName },
    offers: {
      '@type': 'Offer',
      ...price,
      availability: 'https://schema.org/InStock',
      url,
      ...(!isPrepaid && { priceSpecification: monthly }),
    },
  };
}

/** Title, description, canonical address and structured data (F9.15-9); an address with the age filter is not indexed. */
export const subscriptionsHead: PageModule<SubscriptionsPageData>['head'] = ({ offerings, isNarrowed }) => {
  const { brand, shopOrigin } = getConfig();
  const url = `${shopOrigin}${PATHS.subscriptions}`;
  const plans = filterOfferings(offerings, { isUnder30: false });
  return {
    title: `${texts.title} | ${brand.name}`,
    description: texts.description(brand.name),
    canonicalPath: PATHS.subscriptions,
    ...(isNarrowed && { noIndex: true }),
    jsonLd: [
      breadcrumbListJsonLd(subscriptionsTrail, shopOrigin),
      itemListJsonLd(
        texts.heading,
        plans.map((plan) => ({ item: productOf(plan, brand.name, url) })),
      ),
    ],
  };
};
