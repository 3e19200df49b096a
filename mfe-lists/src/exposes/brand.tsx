export { brandHead as head } from '../data/brand-head';
export { loadBrand as loader } from '../data/brand-loader';
export { BrandPage as Page } from '../pages/brand-page';
