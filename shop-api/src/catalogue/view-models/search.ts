import { matchesText } from 'shared-domain/catalogue';
import type { SearchAnswerWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { type Catalogue, type Plan, soldIn } from '../model';
import { planSoldIn } from '../plans';
import { toListItem } from './product-list-item';

const MAX_PRODUCTS = 48;

/** Plans are searched with the brand's name too, so that 'fjell' finds them all. */
const planText = (plan: Plan, brandName: string): { brand: string; model: string } => ({
  brand: brandName,
  model: `${plan.subscriptionName} ${plan.subscriptionShortname} abonnement mobilabonnement`,
});

const PLANS_PAGE: Readonly<Record<Realm, string>> = {
  B2C: '/mobilabonnement/',
  B2B: '/bedrift/mobilabonnement/',
  UKKO: '/bedrift/mobilabonnement/',
};

/** Products and plans in which every word of the query occurs (F2.4-3, F5.5-13). An empty query finds nothing. */
export function search(
  catalogue: Catalogue,
  realm: Realm,
  query: string,
  brandName: string,
  nowMs: number,
): SearchAnswerWire {
  const text = query.trim();
  const found = <Item>(items: readonly Item[]): readonly Item[] => (text === '' ? [] : items);
  const products = found(catalogue.products()).filter(
    (product) => soldIn(product, realm) && !product.hideFromSeo && matchesText(product, text),
  );
  const plans = found(catalogue.plans).filter(
    (plan) => !plan.isHidden && planSoldIn(plan, realm) && matchesText(planText(plan, brandName), text),
  );
  return {
    query: text,
    realm,
    total: products.length + plans.length,
    products: products.slice(0, MAX_PRODUCTS).map((product) => toListItem(product, catalogue, realm, nowMs)),
    plans: plans.map((plan) => ({
      offeringCode: plan.offeringCode,
      name: plan.subscriptionName,
      href: PLANS_PAGE[realm],
      monthlyOfferingPrice: plan.monthlyOfferingPrice,
    })),
  };
}
