export { registerCart } from './cart-routes';
export { BUSINESS_ORDER_PATH, type CartService } from './cart-service';
export { createShopCart } from './create-shop-cart';
