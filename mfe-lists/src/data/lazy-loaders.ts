import { lazyLoader } from 'shared-domain/contracts/lazy-loader';

const loadCalls = () => import('./calls');

export const brandLoader = lazyLoader(loadCalls, ({ loadBrand }) => loadBrand);
export const brandListLoader = lazyLoader(loadCalls, ({ loadBrandList }) => loadBrandList);
export const brandsLoader = lazyLoader(loadCalls, ({ loadBrands }) => loadBrands);
/** In a chunk of its own: lists do not read whole products. */
export const compareLoader = lazyLoader(
  () => import('./compare-loader'),
  ({ loadCompare }) => loadCompare,
);
export const favouritesLoader = lazyLoader(loadCalls, ({ loadFavourites }) => loadFavourites);
export const homeLoader = lazyLoader(loadCalls, ({ loadHome }) => loadHome);
export const listLoader = lazyLoader(loadCalls, ({ loadList }) => loadList);
export const searchLoader = lazyLoader(loadCalls, ({ loadSearch }) => loadSearch);
