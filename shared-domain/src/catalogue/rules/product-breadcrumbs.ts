import type { Realm } from '../../contracts/realm';
import type { Crumb, ProductType } from '../model';
import { type AccessoryCategory, accessoryCategoryOf } from './accessory-category';
import { accessoryKindHref } from './accessory-kind-href';
import { listCrumb, PHONES, realmCrumbs } from './list-breadcrumbs';
import { ownText } from './placeholder';
import { toPath } from './product-href';
import { listTypeOf, shownListPath } from './product-list';

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

/** Whether brand and product name are crumbs, by product type (P2-14..20). */
const SHOWN = {
  HANDSET: { id: 'P2-14', brand: (realm: Realm) => realm !== 'UKKO', name: () => true },
  'HANDSET-PREOWNED': { id: 'P2-15', brand: () => true, name: () => true },
  TABLET: { id: 'P2-16', brand: (realm: Realm) => realm !== 'UKKO', name: (realm: Realm) => realm !== 'UKKO' },
  MODEM: { id: 'P2-17', brand: () => false, name: () => true },
  WEARABLE: { id: 'P2-18', brand: () => true, name: () => true },
  CONNECTED_DEVICE: { id: 'P2-19', brand: () => false, name: () => true },
  ACCESSORY: { id: 'P2-20', brand: () => true, name: () => true },
} as const;

function firstCrumbs({ type, realm, ukkoRoot }: ProductTrail): readonly Crumb[] {
  if (type === 'HANDSET') return realmCrumbs({ realm, ukkoRoot });
  if (type === 'TABLET' && realm === 'UKKO')
    return realmCrumbs({ realm, ukkoRoot }, '/bedrift/utstyrsavtale/nettbrett/');
  // Only handsets and agreement tablets have a crumb of the realm; the home of UKKO is its own host (P2-22).
  return realmCrumbs({ realm, ukkoRoot }).slice(0, 1);
}

const accessoryCrumb = (category: AccessoryCategory, realm: Realm): Crumb => ({
  text: { key: 'accessoryKind', values: { kind: category.subType } },
  href: accessoryKindHref(category, realm),
});

/** Trail of the product page (P2-14..20). Crumbs without an address of their own link to the list, brands to list + brand. */
export function productBreadcrumbs(given: ProductTrail): readonly Crumb[] {
  const type = given.type === 'HANDSET' && given.subType === 'PREOWNED' ? 'HANDSET-PREOWNED' : given.type;
  const trail = { ...given, type };
  const { subType, realm, brand, brandSlug, name, href } = trail;
  const listType = listTypeOf(type);
  const listPath = shownListPath(listType, realm);
  const category = type === 'ACCESSORY' ? accessoryCategoryOf(subType) : null;
  return [
    ...firstCrumbs(trail),
    ...(type === 'HANDSET-PREOWNED' ? [PHONES] : []),
    listCrumb(listType, listPath),
    ...(category ? [accessoryCrumb(category, realm)] : []),
    ...(SHOWN[type].brand(realm) ? [{ text: ownText(brand), href: toPath(listPath, brandSlug) }] : []),
    ...(SHOWN[type].name(realm) ? [{ text: ownText(name), href }] : []),
  ];
}
