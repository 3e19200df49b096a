export { anyProduct, anyQuery } from './catalogue-arbitrary';
export {
  aCompatibleModel,
  aLeasePrice,
  aProductList,
  aProductListItem,
  aSearchAnswer,
  crumbName,
  someSuggestions,
} from './list-builders';
export {
  aCompatibleAccessory,
  aCustomReview,
  aFinancingMethod,
  aLipscore,
  aLipscoreReview,
  anAccessoryVariant,
  anAvailabilityRecord,
  aPlanPrice,
  aProductDetails,
  aVariant,
  aWebdeal,
  fewFinancingMethods,
} from './product-builders';
export { askList, facetsOf } from './query-list';
