export { readCartParameter } from './cart-parameter';
export { getCart, postCartUpdate, type CartCallOptions } from './cart-client';
export * from './cart-wire';
export { updateUkkoCart } from './ukko-cart-client';
export * from './number-choice-wire';
export { orderCookies, readOrderReference, readUkkoStateId, type OrderReference } from './order-cookies';
