import type { PageHead, PageModule } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { toNok } from 'shared-domain/money';
import { getConfig } from 'shared-domain/runtime/config';
import { filterOfferings, listPrice, type Offering, offeringName } from 'shared-domain/subscription';
import type { SubscriptionsPageData } from '../data/subscriptions-page-data';
import { subscriptionsTrail } from '../data/subscriptions-trail';
import { texts } from '../texts/nb';

function productOf(plan: Offering, brandName: string, url: string) {
  const { amount, isPrepaid } = listPrice(plan);
  const price = toNok(amount);
  return {
    '@type': 'Product',
    name: offeringName(plan),
    sku: plan.offeringCode,
    brand: { '@type': 'Brand', name: brandName },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'NOK',
      availability: 'https://schema.org/InStock',
      url,
      ...(isPrepaid
        ? {}
        : {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price,
              priceCurrency: 'NOK',
              unitCode: 'MON',
              billingIncrement: 1,
            },
          }),
    },
  };
}

/** Title, description, canonical address and structured data (F9.15-9); an address with the age filter is not indexed. */
export const head: PageModule<SubscriptionsPageData>['head'] = (data) => {
  const { brand, shopOrigin } = getConfig();
  const base: PageHead = {
    title: `${texts.title} | ${brand.name}`,
    description: texts.description(brand.name),
    canonicalPath: PATHS.subscriptions,
  };
  if (data.kind === 'failed') return { ...base, noIndex: true };
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: subscriptionsTrail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${shopOrigin}${href}`,
    })),
  };
  const plans = filterOfferings(data.offerings, { isUnder30: false });
  const itemList = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: texts.heading,
    itemListElement: plans.map((plan, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productOf(plan, brand.name, `${shopOrigin}${PATHS.subscriptions}`),
    })),
  };
  return {
    ...base,
    ...(data.isNarrowed ? { noIndex: true } : {}),
    jsonLd: [breadcrumbs, itemList],
  };
};
