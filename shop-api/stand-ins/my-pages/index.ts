export { registerMinSide } from './my-pages-routes';
