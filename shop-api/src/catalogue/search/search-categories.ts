import {
  ACCESSORY_CATEGORIES,
  accessoryKindHref,
  catalogueText,
  EMPTY_LIST_QUERY,
  formatListQuery,
  hasListIn,
  LIST_NAMES,
  listPathOf,
  LISTS,
  type ListType,
  toggleFacetValue,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Catalogue } from '../model';
import { searchWords } from '../texts/nb';
import { productsOf } from '../view-models/product-list';

/** A page of the site that is no product, as a search shows it. */
export interface SitePage {
  readonly name: string;
  readonly href: string;
  /** The place where it is found, e.g. the name of its menu. */
  readonly section: string;
  readonly realms: readonly Realm[];
}

/** The content that is searched beside the catalogue. Another one is another object. */
export interface SearchContent {
  readonly brandName: string;
  readonly pages: readonly SitePage[];
}

export const NO_SEARCH_CONTENT: SearchContent = { brandName: '', pages: [] };

/** A list of the shop, or the products of one brand or kind in it. */
export interface SearchCategory {
  readonly name: string;
  readonly href: string;
  /** Further words by which it is found. */
  readonly words: string;
  readonly isPart: boolean;
}

/** A brand with fewer products in a list is found by these. */
const LEAST_OF_BRAND = 2;

function brandsOf(catalogue: Catalogue, realm: Realm, listType: ListType): readonly SearchCategory[] {
  const counts = new Map<string, { readonly brand: string; readonly count: number }>();
  for (const { brand, brandSlug } of productsOf(catalogue, realm, listType))
    counts.set(brandSlug, { brand, count: (counts.get(brandSlug)?.count ?? 0) + 1 });
  return [...counts]
    .filter(([, { count }]) => count >= LEAST_OF_BRAND)
    .map(([brandSlug, { brand }]) => ({
      name: searchWords.listOfBrand(LIST_NAMES[listType], brand),
      href: listPathOf(listType, realm) + formatListQuery(toggleFacetValue(EMPTY_LIST_QUERY, 'brands', brandSlug)),
      words: brand,
      isPart: true,
    }));
}

/** Kinds of accessories; 'Annet' is what the others are not, so no one looks for it. */
const kindsOf = (realm: Realm): readonly SearchCategory[] =>
  ACCESSORY_CATEGORIES.filter(({ subType }) => subType !== 'OTHER' && subType !== 'OUTLET').map((category) => ({
    name: catalogueText({ key: 'accessoryKind', values: { kind: category.subType } }),
    href: accessoryKindHref(category, realm),
    words: searchWords.accessories[category.subType],
    isPart: false,
  }));

const WORDS: Readonly<Record<ListType, string>> = {
  HANDSET_LIST: searchWords.types.HANDSET,
  'HANDSET-PREOWNED_LIST': searchWords.types['HANDSET-PREOWNED'],
  TABLET_LIST: searchWords.types.TABLET,
  MODEM_LIST: searchWords.types.MODEM,
  WEARABLE_LIST: searchWords.types.WEARABLE,
  CONNECTED_DEVICE_LIST: searchWords.types.CONNECTED_DEVICE,
  ACCESSORY_LIST: searchWords.types.ACCESSORY,
};

/** The lists of a realm that have products, then the kinds of accessories, then the brands of each list. */
export function categoriesOf(catalogue: Catalogue, realm: Realm): readonly SearchCategory[] {
  const lists = (Object.keys(LISTS) as ListType[]).filter(
    (listType) => hasListIn(realm, listType) && productsOf(catalogue, realm, listType).length > 0,
  );
  return [
    ...lists.map((listType) => ({
      name: LIST_NAMES[listType],
      href: listPathOf(listType, realm),
      words: WORDS[listType],
      isPart: false,
    })),
    ...(lists.includes('ACCESSORY_LIST') ? kindsOf(realm) : []),
    ...lists.flatMap((listType) => brandsOf(catalogue, realm, listType)),
  ];
}
