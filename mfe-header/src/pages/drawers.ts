export { MyPages } from './my-pages';
export { SiteSearch } from './site-search';

/** The drawers that show what the page has; the search reads more (`pages/site-search`). */
export { CartDrawer } from '../ui/drawers/cart-drawer';
export { LoginDrawer } from '../ui/drawers/login-drawer';
export { MenuDrawer, MenuPromo } from '../ui/drawers/menu-drawer';
