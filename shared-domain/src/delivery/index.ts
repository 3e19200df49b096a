export * from './model';
export { DELIVERY_CODES, type DeliveryCode, isAccessoryOnly, toDeliveryCode } from './rules/delivery-code';
export { deliveryDescription, filterDeliveryOptions, needsPickupPoints } from './rules/delivery-options';
export {
  canSearchPlace,
  DEFAULT_LOCATION,
  distanceKm,
  distanceText,
  isCompletePostcode,
  limitPostcode,
  PLACE_SEARCH,
  placeName,
  postcodePrediction,
  toPlace,
} from './rules/place';
export { DELIVERY_NAMES, deliveryText } from './texts/nb';
