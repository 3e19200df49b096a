export { homeHead as head } from '../data/home-head';
export { homeLoader as loader } from '../data/lazy-loaders';
export { HomePage as Page } from '../pages/home-page';
