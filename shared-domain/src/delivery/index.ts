export * from './model';
export { DELIVERY_CODES, type DeliveryCode, isAccessoryOnly, toDeliveryCode } from './rules/delivery-code';
export { deliveryDescription, filterDeliveryOptions, needsPickupPoints } from './rules/delivery-options';
export { distanceKm, distanceText } from './rules/distance';
export { canSearchPlace, DEFAULT_LOCATION, isCompletePostcode, limitPostcode, PLACE_SEARCH, placeName, postcodePrediction, toPlace } from './rules/place';
export { DELIVERY_NAMES, deliveryText } from './texts/nb';
