import type { Realm } from '../../contracts/realm';
import type { Crumb, ListType, ProductType } from '../model';
import { type AccessoryCategory, accessoryCategoryOf } from './accessory-category';
import { ownText } from './placeholder';
import { accessoryKindHref, listPathOf, listTypeOf, shownListPath, toPath } from './product-paths';

export interface ListTrail {
  readonly listType: ListType;
  readonly realm: Realm;
  readonly listPath: string;
  readonly currentPath: string;
  readonly productName?: string;
  /** Root of the device-agreement host, for UKKO (F2.8-17). */
  readonly ukkoRoot?: string | undefined;
}

const HOME: Crumb = { text: { key: 'home' }, href: '/' };

export const listCrumb = (listType: ListType, href: string): Crumb => ({
  text: { key: 'list', values: { listType } },
  href,
});

/** Pre-owned phones are a part of the consumers' phones (F2.8-19). */
export const PHONES: Crumb = listCrumb('HANDSET_LIST', listPathOf('HANDSET_LIST', 'B2C'));

/** The first crumbs that every trail of a realm shares (F2.8-17, F2.8-18, P2-22). */
export function realmCrumbs(
  { realm, ukkoRoot }: Pick<ListTrail, 'realm' | 'ukkoRoot'>,
  ukkoListPath = '/bedrift/utstyrsavtale/mobiltelefoner/',
): readonly Crumb[] {
  const home = realm === 'UKKO' && ukkoRoot !== undefined ? { ...HOME, href: ukkoRoot } : HOME;
  if (realm === 'B2B') return [home, { text: { key: 'business' }, href: '/bedrift/' }];
  if (realm === 'UKKO') return [home, { text: { key: 'deviceAgreement' }, href: ukkoListPath }];
  return [home];
}

/** Trail of a list or brand page (F2.8-17..20): the product only where the path is not the list's own. */
export function listBreadcrumbs(trail: ListTrail): readonly Crumb[] {
  const { listType, listPath, currentPath, productName } = trail;
  const isPreowned = listType === 'HANDSET-PREOWNED_LIST';
  const product = productName && currentPath !== listPath ? [{ text: ownText(productName), href: currentPath }] : [];
  return [...(isPreowned ? [HOME, PHONES] : realmCrumbs(trail)), listCrumb(listType, listPath), ...product];
}

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
