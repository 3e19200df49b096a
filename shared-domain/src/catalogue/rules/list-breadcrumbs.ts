import type { Realm } from '../../contracts/realm';
import type { Breadcrumb, ListType } from '../model';
import { LISTS } from './product-list';

export interface ListTrail {
  readonly listType: ListType;
  readonly realm: Realm;
  readonly listPath: string;
  readonly currentPath: string;
  readonly productName?: string;
  /** Root of the device-agreement host, for UKKO (F2.8-17). */
  readonly ukkoRoot?: string | undefined;
}

const HOME: Breadcrumb = { name: 'Forsiden', href: '/' };

/** The first crumbs that every trail of a realm shares (F2.8-17, F2.8-18, P2-22). */
export function realmCrumbs(
  { realm, ukkoRoot }: Pick<ListTrail, 'realm' | 'ukkoRoot'>,
  ukkoListPath = '/bedrift/utstyrsavtale/mobiltelefoner/',
): readonly Breadcrumb[] {
  const home = realm === 'UKKO' && ukkoRoot !== undefined ? { ...HOME, href: ukkoRoot } : HOME;
  if (realm === 'B2B') return [home, { name: 'Bedrift', href: '/bedrift/' }];
  if (realm === 'UKKO') return [home, { name: 'Utstyrsavtale', href: ukkoListPath }];
  return [home];
}

/** Trail of a list or brand page (F2.8-17..20): the product only where the path is not the list's own. */
export function listBreadcrumbs(trail: ListTrail): readonly Breadcrumb[] {
  const { listType, listPath, currentPath, productName } = trail;
  const isPreowned = listType === 'HANDSET-PREOWNED_LIST';
  const product = productName && currentPath !== listPath ? [{ name: productName, href: currentPath }] : [];
  return [
    ...(isPreowned ? [HOME, { name: 'Mobiltelefoner', href: '/mobiltelefoner/' }] : realmCrumbs(trail)),
    { name: LISTS[listType].crumb, href: listPath },
    ...product,
  ];
}
