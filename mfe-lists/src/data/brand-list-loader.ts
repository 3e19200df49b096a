import { toBreadcrumbs, toPath } from 'shared-domain/catalogue';
import { type Brands, fetchBrands } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import type { Realm } from 'shared-domain/contracts/realm';
import { brandBreadcrumbs } from '../rules/brand-breadcrumbs';
import { brandTexts } from '../texts/lists-nb';
import { brandsPath } from './brands-loader';
import { type ListPageData, loadListPage, withTexts } from './list-loader';

type Brand = Brands['brands'][number];
type Series = Brand['series'][number];

/**
 * Loads the page of a brand, or of one of its series (F2.8-21): a list of everything that it has in the realm.
 *
 * @returns `not-found` for a brand or a series without products, `unavailable` when the API does not answer (F8-1)
 */
export const loadBrandList: PageModule<ListPageData>['loader'] = async (request) => {
  const { params, realm, signal } = request;
  const [brandSlug = '', seriesSlug] = [params['brandSlug']?.toLowerCase(), params['seriesSlug']?.toLowerCase()];
  const scope = { listType: 'ALL', brand: brandSlug, ...(seriesSlug !== undefined && { series: seriesSlug }) } as const;
  const [known, page] = await Promise.all([
    fetchBrands(realm, { signal }),
    isSlug(brandSlug) && isSlug(seriesSlug ?? brandSlug) ? loadListPage(request, scope) : undefined,
  ]);
  if (page === undefined) return { kind: 'not-found' };
  if (!known.ok || page === null) return { kind: 'unavailable' };
  const brand = known.value.brands.find(({ slug }) => slug === brandSlug);
  const series = brand?.series.find(({ slug }) => slug === seriesSlug);
  if (!brand || (seriesSlug !== undefined && !series)) return { kind: 'not-found' };
  return { kind: 'data', data: { ...withTexts({ scope, ...introOf(realm, brand, series) }), ...page } };
};

/** The introduction of the list; that of a brand also links to its series. */
function introOf(realm: Realm, brand: Brand, series: Series | undefined) {
  const root = brandsPath(realm);
  const trail = toBreadcrumbs(brandBreadcrumbs({ realm, path: root, steps: series ? [brand, series] : [brand] }));
  return {
    texts: brandTexts(series ? fullName(brand, series) : brand.name, realm === 'B2B' ? 'B2B' : 'B2C'),
    trail,
    parts: series ? [] : brand.series.map(({ name, slug }) => ({ name, href: toPath(root, brand.slug, slug) })),
  };
}

const fullName = (brand: Brand, series: Series): string =>
  series.name.startsWith(brand.name) ? series.name : `${brand.name} ${series.name}`;

/** Whether the API takes the text for a brand. */
const isSlug = (text: string): boolean => /^[a-z0-9-]{1,60}$/.test(text);
