import type { SuggestionsWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';

/** A query and what a shopper means by it (`src/catalogue/search/testing/queries.json`). */
export interface QualityCase {
  /** The kind of query, e.g. typing errors. */
  readonly class: string;
  readonly query: string;
  /** Default: B2C. */
  readonly realm?: Realm;
  /** Beginnings of addresses, and names, of products: those that are given must both fit. */
  readonly product?: readonly string[];
  readonly name?: readonly string[];
  /** Names of plans. */
  readonly plan?: readonly string[];
  /** Addresses. */
  readonly category?: readonly string[];
  readonly page?: readonly string[];
}

interface QualityShare {
  readonly cases: number;
  readonly first: number;
  readonly firstThree: number;
  /** Queries that miss among the first three. */
  readonly missed: readonly string[];
}

type Found = Pick<SuggestionsWire, 'products' | 'plans' | 'categories' | 'pages'>;

/** For each thing that was found of the kind that was meant, in its order: whether it is one that was meant. */
function hitsOf({ product, name, plan, category, page }: QualityCase, found: Found): boolean[] {
  if (plan) return found.plans.map((each) => plan.includes(each.name));
  if (category) return found.categories.map(({ href }) => category.includes(href));
  if (page) return found.pages.map(({ href }) => page.includes(href));
  return found.products.map(
    (each) => (!product || product.some((path) => each.href.startsWith(path))) && (!name || name.includes(each.name)),
  );
}

/** How many of the cases find what is meant, by their class. @param ask answers a case's query */
export async function measureQuality(
  ask: (asked: QualityCase) => Promise<Found>,
  cases: readonly QualityCase[],
): Promise<ReadonlyMap<string, QualityShare>> {
  const shares = new Map<string, QualityShare>();
  for (const each of cases) {
    const hits = hitsOf(each, await ask(each));
    const share = shares.get(each.class) ?? { cases: 0, first: 0, firstThree: 0, missed: [] };
    const isFound = hits.slice(0, 3).includes(true);
    shares.set(each.class, {
      cases: share.cases + 1,
      first: share.first + Number(hits[0] === true),
      firstThree: share.firstThree + Number(isFound),
      missed: isFound ? share.missed : [...share.missed, each.query],
    });
  }
  return shares;
}
