export { readCartParameter } from './cart-parameter';
export { getCart, postCartUpdate, type CartCallOptions } from './cart-client';
export * from './cart-wire';
export * from './number-choice-wire';
export { orderCookies, readOrderReference, type OrderReference } from './order-cookies';
