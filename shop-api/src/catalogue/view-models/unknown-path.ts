import type { Realm } from 'shared-domain/contracts/realm';
import { hrefIn, pathInCatalogue, productPath } from '../addresses';
import { type Catalogue, soldIn } from '../model';
import { nearestProducts, type NearProduct } from './nearest-products';

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

/** Where to go from a path that no product has: the new path of a renamed product, or the products with the most similar ones. */
export function unknownPath(catalogue: Catalogue, pathname: string, realm: Realm): UnknownPath {
  const path = pathInCatalogue(realm, pathname) ?? '/';
  const redirectTo = currentHref(catalogue, path, realm);
  return redirectTo === null
    ? { kind: 'unknown', near: nearestProducts(path, catalogue, realm) }
    : { kind: 'moved', redirectTo };
}
