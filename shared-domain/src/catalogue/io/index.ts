export { fetchAvailability, type AvailabilityOverrides } from './availability-client';
export { availabilitySchema } from './availability-wire';
export { fetchProductDetails, type ProductAnswer } from './product-details-client';
export * from './product-details-wire';
export { fetchProductList } from './product-list-client';
export * from './product-list-wire';
export * from './product-wire';
export { productInfoMiniSchema, type ProductInfoMini } from './product-info-mini-wire';
export { searchAnswerSchema, type SearchAnswer } from './search-wire';
