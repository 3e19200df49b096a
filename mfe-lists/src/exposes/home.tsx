export { homeHead as head } from '../data/home-head';
export { loadHome as loader } from '../data/home-loader';
export { HomePage as Page } from '../pages/home-page';
