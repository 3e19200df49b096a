export { registerMyPages } from './my-pages-routes';
