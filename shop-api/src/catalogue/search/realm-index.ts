import type { ProductType } from 'shared-domain/catalogue';
import type { SearchPart } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { createSearchIndex, referenceSynonyms, type SearchHit, type SearchIndex } from '../../search';
import { type Catalogue, type Plan, type Product, soldIn } from '../model';
import { planSoldIn } from '../plans';
import { categoriesOf, type SearchCategory, type SearchContent, type SitePage } from './search-categories';
import { categoryDocument, type FoundPage, pageDocument, planDocument, productDocument } from './search-documents';

/** The hits of a search in a realm, the best first. */
export interface RealmHits {
  /** B2C paths: products are looked up when they are shown. */
  readonly productPaths: readonly string[];
  /** The part of each of them. */
  readonly productParts: readonly SearchPart[];
  readonly plans: readonly Plan[];
  readonly categories: readonly SearchCategory[];
  readonly pages: readonly SitePage[];
  /** The query in known words, where it has words that are none. */
  readonly corrected?: string;
}

export type RealmIndex = (query: string) => RealmHits;

const PART_OF: Readonly<Record<ProductType, SearchPart>> = {
  HANDSET: 'handsets',
  'HANDSET-PREOWNED': 'used',
  TABLET: 'devices',
  WEARABLE: 'devices',
  MODEM: 'devices',
  CONNECTED_DEVICE: 'devices',
  ACCESSORY: 'accessories',
};

const NOTHING: RealmHits = { productPaths: [], productParts: [], plans: [], categories: [], pages: [] };

/** Each address once, by the name that says most. */
function pagesOf({ pages }: SearchContent, realm: Realm, known: ReadonlySet<string>): readonly FoundPage[] {
  const byAddress = new Map<string, FoundPage>();
  for (const page of pages) {
    if (!page.realms.includes(realm) || known.has(page.href)) continue;
    const before = byAddress.get(page.href);
    const longer = before && before.name.length >= page.name.length ? before : page;
    byAddress.set(page.href, { ...longer, names: [...(before?.names ?? []), page.name] });
  }
  return [...byAddress.values()];
}

/** What has less of the score of the best is named in passing: it does not come first because it costs little. */
const MEANT = 0.6;

/** The products that are meant by their price, and then the other hits. */
function cheapestFirst(hits: readonly SearchHit[], products: readonly Product[]): readonly SearchHit[] {
  const priceOf = ({ place }: SearchHit): number => products[place]?.defaultVariant.priceOre ?? 0;
  const best = hits.find(({ place }) => place < products.length)?.score ?? 0;
  const isMeant = ({ place, score }: SearchHit): boolean => place < products.length && score >= best * MEANT;
  return [
    ...hits.filter(isMeant).sort((one, other) => priceOf(one) - priceOf(other)),
    ...hits.filter((hit) => !isMeant(hit)),
  ];
}

function indexRealm(catalogue: Catalogue, content: SearchContent, realm: Realm): RealmIndex {
  const products = catalogue.products().filter((product) => soldIn(product, realm) && !product.hideFromSeo);
  const plans = catalogue.plans.filter((plan) => !plan.isHidden && planSoldIn(plan, realm));
  const categories = categoriesOf(catalogue, realm);
  const pages = pagesOf(content, realm, new Set(categories.map(({ href }) => href)));
  const paths = products.map(({ path }) => path);
  const parts = products.map(({ type }) => PART_OF[type]);
  const index: SearchIndex = createSearchIndex(
    [
      ...products.map((product) => productDocument(product, catalogue)),
      ...plans.map((plan) => planDocument(plan, content.brandName)),
      ...categories.map(categoryDocument),
      ...pages.map(pageDocument),
    ],
    referenceSynonyms,
  );
  return (query) => {
    if (query === '') return NOTHING;
    const { hits, isForCheap, corrected } = index.find(query);
    const places = (isForCheap ? cheapestFirst(hits, products) : hits).map(({ place }) => place);
    const within = <Item>(items: readonly Item[], from: number): readonly Item[] =>
      places.flatMap((place) => {
        const item = items[place - from];
        return place >= from && item !== undefined ? [item] : [];
      });
    const firsts = [
      paths.length,
      paths.length + plans.length,
      paths.length + plans.length + categories.length,
    ] as const;
    return {
      productPaths: within(paths, 0),
      productParts: within(parts, 0),
      plans: within(plans, firsts[0]),
      categories: within(categories, firsts[1]),
      pages: within(pages, firsts[2]),
      ...(corrected !== undefined && { corrected }),
    };
  };
}

interface KeptIndex {
  readonly content: SearchContent;
  readonly index: RealmIndex;
}

const KEPT = new WeakMap<object, Map<Realm, KeptIndex>>();

/** Indexes a realm once for a version of the catalogue and its content: nothing that is searched changes in between. */
export function realmIndex(catalogue: Catalogue, content: SearchContent, realm: Realm): RealmIndex {
  const realms = KEPT.get(catalogue.source) ?? new Map<Realm, KeptIndex>();
  KEPT.set(catalogue.source, realms);
  const known = realms.get(realm);
  if (known?.content === content) return known.index;
  const index = indexRealm(catalogue, content, realm);
  realms.set(realm, { content, index });
  return index;
}
