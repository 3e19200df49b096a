export { type CartCallOptions, getCart, postCartUpdate } from './cart-client';
export { readCartParameter } from './cart-parameter';
export * from './cart-wire';
export { sendBeforeLeaving } from './leaving';
export * from './number-choice-wire';
export {
  orderCookies,
  type OrderCookieScope,
  type OrderReference,
  readOrderReference,
  readUkkoStateId,
} from './order-cookies';
export { keepQueueData } from './queue-on-device';
export { updateUkkoCart } from './ukko-cart-client';
