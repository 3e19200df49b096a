export { searchPages } from './search-pages';
export { registerSiteChrome } from './site-chrome-routes';
