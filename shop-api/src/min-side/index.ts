export { registerMinSide } from './min-side-routes';
