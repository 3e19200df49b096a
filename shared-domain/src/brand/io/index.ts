export { parseBrand, REFERENCE_BRAND } from './parse-brand';
export { readBrand } from './read-brand';
