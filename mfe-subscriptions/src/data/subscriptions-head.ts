import type { PageModule } from 'shared-domain/contracts/exposes';
import type { Realm } from 'shared-domain/contracts/realm';
import { toNok } from 'shared-domain/money';
import { breadcrumbListJsonLd, itemListJsonLd, type JsonLd, offerJsonLd } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { amountForRealm, filterOfferings, listPrice, type Offering, offeringName } from 'shared-domain/subscription';
import { pageTexts } from '../texts/pages-nb';
import { PLAN_PAGES, plansOf } from './plan-pages';
import { planTrail } from './plan-trail';
import type { SubscriptionsPageData } from './subscriptions-loader';

function productOf(plan: Offering, brandName: string, url: string, realm: Realm): JsonLd {
  const isWithoutVat = realm === 'B2B';
  const { amount, isPrepaid } = listPrice(plan, { realm });
  return {
    '@type': 'Product',
    name: offeringName(plan),
    sku: plan.offeringCode,
    brand: { '@type': 'Brand', name: brandName },
    offers: offerJsonLd({ price: toNok(amountForRealm(amount, realm)), isWithoutVat, isMonthly: !isPrepaid, url }),
  };
}

/** Title, description, canonical address and structured data (F9.15-9); an address with the age filter is not indexed. */
export const subscriptionsHead: PageModule<SubscriptionsPageData>['head'] = (
  { page, offerings, isNarrowed },
  { realm },
) => {
  const { brand, shopOrigin } = getConfig();
  const { heading, title, description } = pageTexts[page];
  const url = `${shopOrigin}${PLAN_PAGES[page]}`;
  const plans = filterOfferings(plansOf(page, offerings), { isUnder30: false });
  return {
    title: `${title} | ${brand.name}`,
    description: description(brand.name),
    canonicalPath: PLAN_PAGES[page],
    ...(isNarrowed && { noIndex: true }),
    ...(typeof document === 'undefined' && {
      jsonLd: [
        breadcrumbListJsonLd(planTrail(page), shopOrigin),
        itemListJsonLd(
          heading,
          plans.map((plan) => ({ item: productOf(plan, brand.name, url, realm) })),
        ),
      ],
    }),
  };
};
