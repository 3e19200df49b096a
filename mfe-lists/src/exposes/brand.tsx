export { brandLoader as loader } from '../data/lazy-loaders';
export { brandHead as head, BrandPage as Page } from '../pages/brand-page';
