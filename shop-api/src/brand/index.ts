export { applyBrand } from './apply-brand';
