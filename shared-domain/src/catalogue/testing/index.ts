export { anAvailabilityRecord } from './availability-builder';
export { anyProduct, anyQuery } from './catalogue-arbitrary';
export { aCompatibleAccessory, anAccessoryVariant } from './compatible-accessory-builder';
export { crumbName } from './crumb-name';
export {
  aFinancingMethod,
  aPlanPrice,
  aProductDetails,
  aVariant,
  fewFinancingMethods,
} from './product-details-builder';
export { aCompatibleModel, aLeasePrice, aProductList, aProductListItem } from './product-list-builder';
export { askList, facetsOf } from './query-list';
export { aCustomReview, aLipscore, aLipscoreReview } from './reviews-builder';
export { aSearchAnswer, someSuggestions } from './search-answer-builder';
export { aWebdeal } from './webdeal-builder';
