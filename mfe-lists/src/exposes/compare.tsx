export { compareHead as head } from '../data/compare-head';
export { compareLoader as loader } from '../data/lazy-loaders';
export { ComparePage as Page } from '../pages/compare-page';
