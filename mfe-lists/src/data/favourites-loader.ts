import { fetchProductInfoMini } from 'shared-domain/catalogue/io';
import type { PageModule } from 'shared-domain/contracts/exposes';
import { parseFavourites } from 'shared-domain/device/favourites';
import type { HomeCard } from './home-card';
import { toSeenCard } from './seen-cards';

export interface FavouritesPageData {
  /** What the address shares, as far as it is still sold; null: it shares nothing, the page shows the device's own. */
  readonly shared: readonly HomeCard[] | null;
}

/** The products that `varer` names, at today's prices; what is no sku is left out. */
export const loadFavourites: PageModule<FavouritesPageData>['loader'] = async ({ searchParams, signal }) => {
  const skus = parseFavourites(searchParams.get('varer'));
  if (skus.length === 0) return { kind: 'data', data: { shared: null } };
  const answer = await fetchProductInfoMini('B2C', skus, { signal });
  return answer.ok ? { kind: 'data', data: { shared: answer.value.map(toSeenCard) } } : { kind: 'unavailable' };
};
