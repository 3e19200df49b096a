import type { SearchAnswerWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Catalogue, Plan, Product } from '../model';
import { toListItem } from '../view-models/product-list-item';
import { realmIndex } from './realm-index';
import type { SearchContent } from './search-content';

const MAX_PRODUCTS = 48;
const MAX_LINKS = 6;

const PLANS_PAGE: Readonly<Record<Realm, string>> = {
  B2C: '/mobilabonnement/',
  B2B: '/bedrift/mobilabonnement/',
  UKKO: '/bedrift/mobilabonnement/',
};

/** A plan as a search shows it. */
export const foundPlan = (plan: Plan, realm: Realm): SearchAnswerWire['plans'][number] => ({
  offeringCode: plan.offeringCode,
  name: plan.subscriptionName,
  href: PLANS_PAGE[realm],
  monthlyOfferingPrice: plan.monthlyOfferingPrice,
});

export const toLink = ({ name, href }: { readonly name: string; readonly href: string }) => ({ name, href });

export const productsAt = (catalogue: Catalogue, paths: readonly string[]): readonly Product[] =>
  paths.flatMap((path) => catalogue.productByPath.get(path) ?? []);

/** Everything that fits a query, the best first (F2.4-3). An empty query finds nothing. @param query as `toSearchQuery` makes it */
export function search(
  catalogue: Catalogue,
  content: SearchContent,
  { realm, query }: { readonly realm: Realm; readonly query: string },
  nowMs: number,
): SearchAnswerWire {
  const { productPaths, plans, categories, pages } = realmIndex(catalogue, content, realm)(query);
  return {
    query,
    realm,
    total: productPaths.length + plans.length,
    products: productsAt(catalogue, productPaths.slice(0, MAX_PRODUCTS)).map((product) =>
      toListItem(product, catalogue, realm, nowMs),
    ),
    plans: plans.map((plan) => foundPlan(plan, realm)),
    categories: categories.slice(0, MAX_LINKS).map(toLink),
    pages: pages.slice(0, MAX_LINKS).map(toLink),
  };
}
