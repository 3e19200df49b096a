/**
 * Everything that the remote asks of the servers, with the schemas of the answers and what it builds of them: one file, fetched when it is first
 * needed (`lazy-loaders.ts`).
 */
export { loadBrandList } from './brand-list-loader';
export { loadBrand } from './brand-loader';
export { loadBrands } from './brands-loader';
export { loadFavourites } from './favourites-loader';
export { loadHome } from './home-loader';
export { loadList } from './list-loader';
export { loadSearch } from './search-loader';
export { loadSeenCards } from './seen-cards';
export { buildListIndex } from 'shared-domain/catalogue';
export { fetchListIndex, fetchListView } from 'shared-domain/catalogue/io';
