import { SEARCH_PAGE_SIZE, SHOWN_OF_PART } from 'shared-domain/catalogue';
import type { SearchAnswerWire, SearchPart } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Catalogue, Plan, Product } from '../model';
import { toListItem } from '../view-models/product-list-item';
import { type RealmHits, realmIndex } from './realm-index';
import type { SearchContent } from './search-categories';

const MAX_PRODUCTS = 48;
const MAX_LINKS = 6;

const PLANS_PAGE: Readonly<Record<Realm, string>> = {
  B2C: '/mobilabonnement/',
  B2B: '/bedrift/mobilabonnement/',
  UKKO: '/bedrift/mobilabonnement/',
};

/** Plans for consumers that have a page of their own. */
const PAGE_OF_TYPE: Readonly<Partial<Record<Plan['type'], string>>> = {
  MBB: '/internett/mobilt-bredband/',
  PREPAID: '/mobilabonnement/kontantkort/',
};

/** A plan as a search shows it. */
export const foundPlan = (plan: Plan, realm: Realm): SearchAnswerWire['plans'][number] => ({
  offeringCode: plan.offeringCode,
  name: plan.subscriptionName,
  href: (realm === 'B2C' && PAGE_OF_TYPE[plan.type]) || PLANS_PAGE[realm],
  monthlyOfferingPrice: plan.monthlyOfferingPrice,
});

export const toLink = ({ name, href }: { readonly name: string; readonly href: string }) => ({ name, href });

export const productsAt = (catalogue: Catalogue, paths: readonly string[]): readonly Product[] =>
  paths.flatMap((path) => catalogue.productByPath.get(path) ?? []);

/** The wanted part of the hits: the best of all, the best of each part, or a page of one part. */
export interface AskedSearch {
  readonly realm: Realm;
  /** As `toSearchQuery` makes it. */
  readonly query: string;
  readonly part?: SearchPart | 'each' | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** The paths by part, the part with the best of them first. */
function byPart({ productPaths, productParts }: RealmHits): ReadonlyMap<SearchPart, readonly string[]> {
  const parts = new Map<SearchPart, string[]>();
  productPaths.forEach((path, place) => {
    const part = productParts[place] ?? 'accessories';
    const paths = parts.get(part) ?? [];
    parts.set(part, paths);
    paths.push(path);
  });
  return parts;
}

function pathsFor(
  { part, page = 1 }: AskedSearch,
  parts: ReturnType<typeof byPart>,
  all: readonly string[],
): readonly string[] {
  if (part === undefined) return all.slice(0, MAX_PRODUCTS);
  if (part === 'each') return [...parts.values()].flatMap((paths) => paths.slice(0, SHOWN_OF_PART));
  return (parts.get(part) ?? []).slice((page - 1) * SEARCH_PAGE_SIZE, page * SEARCH_PAGE_SIZE);
}

/** The hits of a query, the best first (F2.4-3). An empty query finds nothing. */
export function search(
  catalogue: Catalogue,
  content: SearchContent,
  asked: AskedSearch,
  nowMs: number,
): SearchAnswerWire {
  const { realm, query } = asked;
  const found = realmIndex(catalogue, content, realm)(query);
  const { productPaths, plans, categories, pages, corrected } = found;
  const parts = byPart(found);
  return {
    query,
    realm,
    ...(corrected !== undefined && { corrected }),
    total: productPaths.length + plans.length,
    products: productsAt(catalogue, pathsFor(asked, parts, productPaths)).map((product) =>
      toListItem(product, catalogue, realm, nowMs),
    ),
    parts: [...parts].map(([part, paths]) => ({ part, total: paths.length })),
    plans: plans.map((plan) => foundPlan(plan, realm)),
    categories: categories.slice(0, MAX_LINKS).map(toLink),
    pages: pages.slice(0, MAX_LINKS).map(toLink),
  };
}
