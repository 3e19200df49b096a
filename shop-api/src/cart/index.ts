export { shownOf } from './answer/cart-answer';
export { type ReadBuyer, registerCart } from './cart-routes';
export type { CartService } from './cart-service';
export { createShopCart } from './create-shop-cart';
export { BUSINESS_ORDER_PATH } from './orders/next-order';
export { readOrderRef } from './references';
export { registerUkkoCart } from './ukko-cart-routes';
