import {
  ACCESSORY_CATEGORIES,
  accessoryKindHref,
  formatListQuery,
  parseListQuery,
  toggleFacetValue,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { hrefIn, pathInCatalogue, productPath } from '../addresses';
import { type Catalogue, soldIn } from '../model';
import { productsIn } from './product-list';

export interface NearProduct {
  readonly name: string;
  readonly href: string;
}

const MAX_NEAR = 5;
/** Products with a lower similarity are not suggested. */
const MIN_LIKENESS = 0.3;

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let index = 0; index < text.length - 1; index += 1) {
    const pair = text.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Share of letter pairs that two texts have in common (Dice), 0 to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  let common = 0;
  for (const [pair, count] of a) common += Math.min(count, b.get(pair) ?? 0);
  const all = Math.max(1, one.length - 1 + other.length - 1);
  return (2 * common) / all;
}

/** Suggestions for an unknown address: products with the most similar ones, the best first. A variant at the end is ignored. */
export function nearestProducts(path: string, catalogue: Catalogue, realm: Realm): readonly NearProduct[] {
  const withoutVariant = path.replace(/[^/]+\/$/, '');
  return catalogue
    .products()
    .filter((product) => soldIn(product, realm) && !product.hideFromSeo)
    .map((product) => ({
      product,
      score: Math.max(likeness(path, product.path), likeness(withoutVariant, product.path)),
    }))
    .filter(({ score }) => score >= MIN_LIKENESS)
    .sort((a, b) => b.score - a.score || a.product.position - b.product.position)
    .slice(0, MAX_NEAR)
    .map(({ product }) => ({ name: product.name, href: hrefIn(realm, product.path) }));
}

export type UnknownPath =
  | { readonly kind: 'moved'; readonly redirectTo: string }
  | { readonly kind: 'unknown'; readonly near: readonly NearProduct[] };

/** The current path in the realm for a former path; of the same variant if the path named one. */
function currentHref(catalogue: Catalogue, path: string, realm: Realm): string | null {
  const sku = catalogue.skuByFormerPath.get(path);
  const product = sku === undefined ? undefined : catalogue.productBySku.get(sku);
  const variant = sku === undefined ? undefined : catalogue.variantBySku.get(sku);
  if (!product || !variant || !soldIn(product, realm)) return null;
  const namesVariant = path.split('/').length === variant.path.split('/').length;
  return hrefIn(realm, namesVariant ? variant.path : productPath(product));
}

/** A brand's address below a kind of accessories, '/tilbehor/deksler/apple/': the list of the kind with the brand chosen. */
function brandOfKindHref(catalogue: Catalogue, path: string, realm: Realm): string | null {
  const [, slug, brandSlug = ''] = /^\/tilbehor(\/[^/]+)\/([^/]+)\/$/.exec(path) ?? [];
  const kind = ACCESSORY_CATEGORIES.find((each) => each.slug === slug);
  if (!kind) return null;
  const products = productsIn(catalogue, realm, { listType: 'ACCESSORY_LIST', category: kind.value });
  if (!products.some((product) => product.brandSlug === brandSlug)) return null;
  const [list = '', query] = accessoryKindHref(kind, realm).split('?');
  return list + formatListQuery(toggleFacetValue(parseListQuery(new URLSearchParams(query)), 'brands', brandSlug));
}

/** Where to go from a path that no product has: the new path of a renamed product, the list of a brand, or the products with the most similar ones. */
export function unknownPath(catalogue: Catalogue, pathname: string, realm: Realm): UnknownPath {
  const path = pathInCatalogue(realm, pathname) ?? '/';
  const redirectTo = currentHref(catalogue, path, realm) ?? brandOfKindHref(catalogue, path, realm);
  return redirectTo === null
    ? { kind: 'unknown', near: nearestProducts(path, catalogue, realm) }
    : { kind: 'moved', redirectTo };
}
