/** The drawers that show what the page has; the search reads more (`pages/site-search`). */
export { CartDrawer } from './cart-drawer';
export { LoginDrawer } from './login-drawer';
export { MenuDrawer } from './menu-drawer';
export { MenuPromo } from './menu-drawer';
