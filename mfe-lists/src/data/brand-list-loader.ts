import { toBreadcrumbs, toPath } from 'shared-domain/catalogue';
import { fetchBrands } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { brandBreadcrumbs } from '../rules/brand-breadcrumbs';
import { brandTexts } from '../texts/lists-nb';
import { brandsPath } from './brands-path';
import { type ListPageData, loadListPage, withTexts } from './list-loader';

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
  const root = brandsPath(realm);
  const steps = series ? [brand, series] : [brand];
  const name = series && !series.name.startsWith(brand.name) ? `${brand.name} ${series.name}` : steps.at(-1)?.name;
  const texts = brandTexts(name ?? brand.name, realm === 'B2B' ? 'B2B' : 'B2C');
  const trail = toBreadcrumbs(brandBreadcrumbs({ realm, path: root, steps }));
  const parts = series
    ? []
    : brand.series.map((each) => ({ name: each.name, href: toPath(root, brand.slug, each.slug) }));
  return { kind: 'data', data: { ...withTexts({ scope, texts, trail, parts }), ...page } };
};

/** What the API takes for a brand. */
const isSlug = (text: string): boolean => /^[a-z0-9-]{1,60}$/.test(text);
