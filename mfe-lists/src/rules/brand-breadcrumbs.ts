import { type Crumb, ownText, realmCrumbs, toPath } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';

interface Step {
  readonly name: string;
  readonly slug: string;
}

export interface BrandTrail {
  readonly realm: Realm;
  /** Path of the page of all brands, e.g. '/varemerker/'. */
  readonly path: string;
  /** Levels of the page below the list of brands: brand, series, model. */
  readonly steps: readonly Step[];
  /** Root of the device-agreement host, for UKKO (F2.8-17). */
  readonly ukkoRoot?: string;
}

/** Trail of a brand page: the address of each step is that of the step before it and its own slug (F2.8-21). */
export function brandBreadcrumbs({ path, steps, ...realm }: BrandTrail): readonly Crumb[] {
  const crumbs = steps.map(({ name }, depth) => ({
    text: ownText(name),
    href: toPath(path, ...steps.slice(0, depth + 1).map(({ slug }) => slug)),
  }));
  return [...realmCrumbs(realm), { text: { key: 'brands' }, href: toPath(path) }, ...crumbs];
}
