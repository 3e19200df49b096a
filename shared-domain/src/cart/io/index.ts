export { getCart, postCartUpdate, type CartCallOptions } from './cart-client';
export * from './cart-wire';
export { orderCookies, readOrderReference, type OrderReference } from './order-cookies';
