import type { Realm } from '../../contracts/realm';
import type { Crumb, ListType } from '../model';
import { ownText } from './placeholder';
import { listPathOf } from './product-list';

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
