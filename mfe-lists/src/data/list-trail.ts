import { type Breadcrumb, listBreadcrumbs, listPathOf, type ListScope, toBreadcrumbs } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';

/**
 * The crumbs of a list (P2-21, F2.8-17..20); a kind of accessories stands below all of them.
 *
 * @param ukkoRoot root of the device-agreement host; absent: the shop's own start page
 */
export function listTrail(
  { listType, category }: ListScope,
  { path, realm, heading, ukkoRoot }: TrailPlace,
): readonly Breadcrumb[] {
  if (listType === 'ALL') return [];
  const listPath = category === undefined ? path : listPathOf(listType, 'B2C');
  return toBreadcrumbs(
    listBreadcrumbs({ listType, realm, listPath, currentPath: path, productName: heading, ukkoRoot }),
  );
}

interface TrailPlace {
  readonly path: string;
  readonly realm: Realm;
  readonly heading: string;
  readonly ukkoRoot?: string | undefined;
}
