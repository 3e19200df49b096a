import { type Breadcrumb, listBreadcrumbs, toBreadcrumbs } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { findListDefinition } from './list-definition';

/** The crumbs of a list page (P2-21, F2.8-17..20). */
export function listTrail(path: string, realm: Realm): readonly Breadcrumb[] {
  const listType = findListDefinition(path)?.listType;
  return listType ? toBreadcrumbs(listBreadcrumbs({ listType, realm, listPath: path, currentPath: path })) : [];
}
