import type { Realm } from '../../contracts/realm';
import type { Breadcrumb } from '../model';
import { realmCrumbs } from './list-breadcrumbs';
import { toPath } from './product-href';

interface Step {
  readonly name: string;
  readonly slug: string;
}

export interface BrandTrail {
  readonly realm: Realm;
  /** Path of the page of all brands, e.g. '/varemerker/'. */
  readonly path: string;
  /** From the brand on, as deep as the page stands: brand, series, model. */
  readonly steps: readonly Step[];
  /** Root of the device-agreement host, for UKKO (F2.8-17). */
  readonly ukkoRoot?: string;
}

/** Trail of a brand page: each step leads to the address of the one before it and its own slug (F2.8-21). */
export function brandBreadcrumbs({ path, steps, ...realm }: BrandTrail): readonly Breadcrumb[] {
  const crumbs = steps.map(({ name }, depth) => ({
    name,
    href: toPath(path, ...steps.slice(0, depth + 1).map(({ slug }) => slug)),
  }));
  return [...realmCrumbs(realm), { name: 'Varemerker', href: toPath(path) }, ...crumbs];
}
