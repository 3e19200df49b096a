export { productHead as head } from '../data/product-head';
export { productLoader as loader } from '../data/lazy-loaders';
export { ProductPage as Page } from '../pages/product-page';
