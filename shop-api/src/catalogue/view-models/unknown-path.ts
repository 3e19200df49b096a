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
import { nearestProducts, type NearProduct } from './nearest-products';
import { productsIn } from './product-list';

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
