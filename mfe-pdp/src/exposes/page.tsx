export { productLoader as loader } from '../data/lazy-loaders';
export { productHead as head } from '../data/product-head';
export { ProductPage as Page } from '../pages/product-page';
