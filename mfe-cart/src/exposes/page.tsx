export { cartHead as head } from '../data/cart-head';
export { loadCart as loader } from '../data/cart-loader';
export { CartPage as Page } from '../pages/cart-page';
