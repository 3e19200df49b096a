export { registerCart } from './cart-routes';
export type { CartService } from './cart-service';
export { createShopCart } from './create-shop-cart';
