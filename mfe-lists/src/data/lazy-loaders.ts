import { lazyLoader } from 'shared-domain/contracts/lazy-loader';

const loadCalls = () => import('./calls');

export const brandLoader = lazyLoader(loadCalls, ({ loadBrand }) => loadBrand);
export const homeLoader = lazyLoader(loadCalls, ({ loadHome }) => loadHome);
export const listLoader = lazyLoader(loadCalls, ({ loadList }) => loadList);
export const searchLoader = lazyLoader(loadCalls, ({ loadSearch }) => loadSearch);
