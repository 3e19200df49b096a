export { parseBrand, REFERENCE_BRAND } from './parse-brand';
