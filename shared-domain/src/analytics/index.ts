export * from './model';
export { ANALYTICS_WAIT_MS, remainingWaitMs } from './rules/analytics-wait';
export { cartChangeEvents } from './rules/cart-changes';
export { type Ga4Event, toGa4Event } from './rules/ga4-event';
export { productClickEvent, productDetailEvent, productListingEvent } from './rules/product-event';
export { failedCallEvent, shopErrorEvent } from './rules/shop-error';
