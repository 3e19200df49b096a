export { brandHead as head } from '../data/brand-head';
export { brandLoader as loader } from '../data/lazy-loaders';
export { BrandPage as Page } from '../pages/brand-page';
