export { registerCheckout } from './checkout-routes';
