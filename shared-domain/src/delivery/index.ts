export * from './model';
export { type CollectModal, collectModal } from './rules/collect-modal';
export { DELIVERY_CODES, type DeliveryCode, isAccessoryOnly, toDeliveryCode } from './rules/delivery-code';
export { deliveryDateText } from './rules/delivery-date';
export { deliveryDescription } from './rules/delivery-description';
export { deliveryName } from './rules/delivery-name';
export { deliveryPriceText } from './rules/delivery-price';
export { type DeliveryFacts, type DeliveryQuestion, toDeliveryQuestion } from './rules/delivery-question';
export { type DeliveryRow, toDeliveryRow } from './rules/delivery-row';
export { isDeliveryShown } from './rules/delivery-shown';
export { deliveryCodesOf, type TimedOption, withDeliveryTimes } from './rules/delivery-time';
export { distanceKm, distanceText } from './rules/distance';
export { getHereHref, getHereText } from './rules/get-here';
export { type OpeningState, resolveOpeningState } from './rules/opening-state';
export { filterDeliveryOptions, needsPickupPoints } from './rules/option-filter';
export { DEFAULT_LOCATION, postcodePrediction, toPlace } from './rules/place';
export { canSearchPlace, PLACE_SEARCH, placeName } from './rules/place-search';
export { isCompletePostcode, limitPostcode } from './rules/postcode';
export {
  answerPostcode,
  EMPTY_POSTCODE_SEARCH,
  type PostcodeSearch,
  submitPostcode,
  typePostcode,
} from './rules/postcode-search';
export { shopLabel } from './rules/shop-label';
export { listShops, type NearShop, type ShopList } from './rules/shop-list';
export { SHOPS_PER_STEP, type ShownShops, showShops } from './rules/shops-shown';
export { DELIVERY_NAMES, deliveryText } from './texts/nb';
