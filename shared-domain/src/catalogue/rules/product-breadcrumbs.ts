import type { Realm } from '../../contracts/realm';
import type { Breadcrumb, ProductType } from '../model';
import { accessoryCategoryOf } from './accessory-category';
import { realmCrumbs } from './list-breadcrumbs';
import { toPath } from './product-href';
import { listPathOf, LISTS, listTypeOf } from './product-list';

export interface ProductTrail {
  readonly type: ProductType;
  readonly subType: string;
  readonly realm: Realm;
  readonly brand: string;
  readonly brandSlug: string;
  readonly name: string;
  readonly href: string;
  readonly ukkoRoot?: string;
}

/** Which crumbs stand between the list and the product, by type (P2-14..20). */
const SHOWN = {
  HANDSET: { id: 'P2-14', brand: (realm: Realm) => realm !== 'UKKO', name: () => true },
  'HANDSET-PREOWNED': { id: 'P2-15', brand: () => true, name: () => true },
  TABLET: { id: 'P2-16', brand: (realm: Realm) => realm !== 'UKKO', name: (realm: Realm) => realm !== 'UKKO' },
  MODEM: { id: 'P2-17', brand: () => false, name: () => true },
  WEARABLE: { id: 'P2-18', brand: () => true, name: () => true },
  CONNECTED_DEVICE: { id: 'P2-19', brand: () => false, name: () => true },
  ACCESSORY: { id: 'P2-20', brand: () => true, name: () => true },
} as const;

function firstCrumbs({ type, realm, ukkoRoot }: ProductTrail): readonly Breadcrumb[] {
  const host = { ...(ukkoRoot !== undefined && { ukkoRoot }) };
  if (type === 'HANDSET') return realmCrumbs({ realm, ...host });
  if (type === 'TABLET' && realm === 'UKKO') return realmCrumbs({ realm, ...host }, '/bedrift/utstyrsavtale/nettbrett');
  // Only handsets and agreement tablets name the realm; the home of UKKO stays its own host (P2-22).
  return realmCrumbs({ realm, ...host }).slice(0, 1);
}

/** Trail of the product page (P2-14..20). Crumbs without a stated address lead to the list, brands to list + brand. */
export function productBreadcrumbs(trail: ProductTrail): readonly Breadcrumb[] {
  const { type, subType, realm, brand, brandSlug, name, href } = trail;
  const listType = listTypeOf(type);
  const listRealm = type === 'HANDSET' || type === 'TABLET' ? realm : 'B2C';
  const listPath = listPathOf(listType, listRealm);
  const category = type === 'ACCESSORY' ? accessoryCategoryOf(subType) : null;
  return [
    ...firstCrumbs(trail),
    ...(type === 'HANDSET-PREOWNED' ? [{ name: 'Mobiltelefoner', href: '/mobiltelefoner/' }] : []),
    { name: LISTS[listType].crumb, href: listPath },
    ...(category ? [{ name: category.label, href: listPath }] : []),
    ...(SHOWN[type].brand(realm) ? [{ name: brand, href: toPath(listPath, brandSlug) }] : []),
    ...(SHOWN[type].name(realm) ? [{ name, href }] : []),
  ];
}
