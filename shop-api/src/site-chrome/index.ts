export { registerSiteChrome } from './site-chrome-routes';
