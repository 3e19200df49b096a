export { brandsHead as head } from '../data/brands-head';
export { brandsLoader as loader } from '../data/lazy-loaders';
export { BrandsPage as Page } from '../pages/brands-page';
