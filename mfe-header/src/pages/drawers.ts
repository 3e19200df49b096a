/** The content of the header's drawers: one chunk, loaded when a pointer or the focus comes near a tool. */
export { CartDrawer, LoginDrawer, MenuDrawer, MenuPromo } from '../ui/drawers';
export { MyPages } from './my-pages';
export { SiteSearch } from './site-search';
