import { type Breadcrumb, toBreadcrumbs, toPath } from 'shared-domain/catalogue';
import { fetchBrands } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import type { Realm } from 'shared-domain/contracts/realm';
import { getConfig } from 'shared-domain/runtime/config';
import { brandBreadcrumbs } from '../rules/brand-breadcrumbs';
import { brandsTexts } from '../texts/lists-nb';

/** Path of the page with all brands of a realm (F2.8-21). */
export const brandsPath = (realm: Realm): string => (realm === 'B2C' ? '/varemerker/' : '/bedrift/varemerker/');

/** Data of the page with all brands. */
export interface BrandsPageData {
  readonly heading: string;
  readonly lead: string;
  readonly title: string;
  readonly description: string;
  readonly trail: readonly Breadcrumb[];
  readonly brands: readonly { readonly name: string; readonly href: string; readonly count: string }[];
}

/** Loads the brands of a realm. @returns `unavailable` when the API does not answer (F8-1) */
export const loadBrands: PageModule<BrandsPageData>['loader'] = async ({ realm, signal }) => {
  const known = await fetchBrands(realm, { signal });
  if (!known.ok) return { kind: 'unavailable' };
  const path = brandsPath(realm);
  const audience = realm === 'B2C' ? 'B2C' : 'B2B';
  return {
    kind: 'data',
    data: {
      heading: brandsTexts.heading,
      lead: brandsTexts.lead,
      title: brandsTexts.title[audience],
      description: brandsTexts.description[audience](getConfig().brand.name),
      trail: toBreadcrumbs(brandBreadcrumbs({ realm, path, steps: [] })),
      brands: known.value.brands.map(({ name, slug, count }) => ({
        name,
        href: toPath(path, slug),
        count: brandsTexts.count(count),
      })),
    },
  };
};
