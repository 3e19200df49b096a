import type { PageModule } from 'shared-domain/contracts/exposes';
import { CartPage, type CartPageData, cartPageHead, loadCartPage } from '../pages/cart-page';

export const loader: PageModule<CartPageData>['loader'] = loadCartPage;
export const head: PageModule<CartPageData>['head'] = cartPageHead;
export const Page: PageModule<CartPageData>['Page'] = CartPage;
