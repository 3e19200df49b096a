export * from './model';
export { ANALYTICS_WAIT_MS, remainingWaitMs } from './rules/analytics-wait';
export { addToCartEvent, quantityChangeEvent, removeFromCartEvent } from './rules/cart-change-event';
export { resolveCategory } from './rules/item-category';
export { type ListPlace, productClickEvent, productDetailEvent, productListingEvent } from './rules/product-event';
export { type ServiceFacts, serviceMonths } from './rules/service-months';
export { shopErrorEvent } from './rules/shop-error';
export { yearlyValue } from './rules/yearly-value';
