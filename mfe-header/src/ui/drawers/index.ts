/** What the header's drawers show: one chunk, loaded when a pointer or the focus comes near a tool. */
export { CartDrawer } from './cart-drawer';
export { LoginDrawer } from './login-drawer';
export { MenuDrawer } from './menu-drawer';
export { MenuPromo } from './menu-promo';
export { MyPagesDrawer } from './my-pages-drawer';
export { SearchDrawer } from './search-drawer';
