import type { SuggestionsWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';

/** A query and what a shopper means by it (`src/catalogue/search/testing/queries.json`). */
export interface QualityCase {
  /** What the query tests, e.g. typing errors. */
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

export interface QualityShare {
  readonly cases: number;
  readonly first: number;
  readonly firstThree: number;
  /** Queries that miss among the first three. */
  readonly missed: readonly string[];
}

type Found = Pick<SuggestionsWire, 'products' | 'plans' | 'categories' | 'pages'>;

/** How many of the cases find what is meant, by their class. @param ask answers a case's query */
export declare function measureQuality(
  ask: (asked: QualityCase) => Promise<Found>,
  cases: readonly QualityCase[],
): Promise<ReadonlyMap<string, QualityShare>>;
