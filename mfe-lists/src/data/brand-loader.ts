import { brandOfPath, EMPTY_LIST_QUERY, toggleFacetValue } from 'shared-domain/catalogue';
import { fetchListView } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';

/**
 * A brand's address below a list, where the brand crumb of a product leads (F2.8-18, P2-14): redirects to the list with that
 * brand chosen. A list that cannot be read is redirected to all the same: its own page says so and tries again.
 */
export const loadBrand: PageModule<null>['loader'] = async ({ pathname, realm, signal }) => {
  const found = brandOfPath(pathname);
  if (!found) return { kind: 'not-found' };
  const { listType, listPath, brandSlug } = found;
  const list = await fetchListView(realm, listType, toggleFacetValue(EMPTY_LIST_QUERY, 'brands', brandSlug), {
    signal,
  });
  if (list.ok && list.value.count === 0) return { kind: 'not-found' };
  return { kind: 'redirect', to: `${listPath}?merke=${encodeURIComponent(brandSlug)}`, status: 302 };
};
