export { type CartCallOptions, getCart, postCartUpdate } from './cart-client';
export { readCartParameter } from './cart-parameter';
export * from './cart-wire';
export * from './number-choice-wire';
export {
  orderCookies,
  type OrderCookieScope,
  type OrderReference,
  readOrderReference,
  readUkkoStateId,
} from './order-cookies';
export { keepQueueData } from './queue-on-device';
export { type QueuedChange, sendBeforeLeaving, sendChange, type UnansweredCalls } from './sending';
export { updateUkkoCart } from './ukko-cart-client';
