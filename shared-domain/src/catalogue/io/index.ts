export { fetchAvailability } from './availability-client';
export { availabilitySchema } from './availability-wire';
export { fetchBrands, fetchListHighlights, fetchListIndex, fetchListLeads, fetchListView } from './list-client';
export * from './list-wire';
export * from './list-wire';
export * from './list-wire';
export * from './list-wire';
export * from './list-wire';
export { fetchProductDetails, type ProductAnswer } from './product-details-client';
export * from './product-details-wire';
export { fetchProductInfoMini, fetchRelatedProducts } from './product-info-mini-client';
export { type ProductInfoMini, productInfoMiniSchema, type ProductInfoMiniWire } from './product-info-mini-wire';
export * from './product-list-wire';
export * from './product-parts-wire';
export * from './product-parts-wire';
export * from './product-parts-wire';
export * from './product-wire';
export { fetchSearch, fetchSuggestions, type SearchedPart } from './search-client';
export * from './search-wire';
export {
  foundLinkSchema,
  SEARCH_PARTS,
  type SearchAnswer,
  searchAnswerSchema,
  type SearchAnswerWire,
  type SearchPart,
  type Suggestions,
  suggestionsSchema,
  type SuggestionsWire,
} from './search-wire';
export { parseSeenProducts, rememberSeenProduct, type SeenProduct, storedSeenProducts } from './seen-products';
