/** What the remote asks of the servers, with the schemas of the answers: one file, fetched when it is first needed (`lazy-loaders.ts`). */
export { loadBrand } from './brand-loader';
export { loadHome } from './home-loader';
export { loadList } from './list-loader';
export { loadSearch } from './search-loader';
export { fetchListIndex, fetchListView } from 'shared-domain/catalogue/io';
