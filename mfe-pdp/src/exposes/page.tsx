export { productHead as head } from '../data/product-head';
export { loadProduct as loader } from '../data/product-loader';
export { ProductPage as Page } from '../pages/product-page';
