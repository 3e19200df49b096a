import { EMPTY_LIST_QUERY, toggleFacetValue } from 'shared-domain/catalogue';
import { fetchListView } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { findListDefinition } from './list-definition';

/**
 * A brand's address below a list, where the brand crumb of a product leads (F2.8-18, P2-14): redirects to the list with that
 * brand chosen. A list that cannot be read is redirected to all the same: its own page says so and tries again.
 */
export const loadBrand: PageModule<null>['loader'] = async ({ pathname, realm, signal }) => {
  const [, listPath = '', written = ''] = /^(\/.*\/)([^/]+)\/$/.exec(pathname) ?? [];
  const definition = findListDefinition(pathname) ? null : findListDefinition(listPath);
  if (!definition) return { kind: 'not-found' };
  const brandSlug = written.toLowerCase();
  const list = await fetchListView(realm, definition.scope, toggleFacetValue(EMPTY_LIST_QUERY, 'brands', brandSlug), {
    signal,
  });
  const brands = list.ok ? (list.value.facets.find(({ id }) => id === 'brands')?.values ?? []) : null;
  if (brands && !brands.some(({ value }) => value === brandSlug)) return { kind: 'not-found' };
  return { kind: 'redirect', to: `${listPath}?merke=${encodeURIComponent(brandSlug)}`, status: 302 };
};
