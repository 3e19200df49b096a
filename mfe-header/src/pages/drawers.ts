/** What the header's drawers show: one chunk, loaded when a pointer or the focus comes near a tool. */
export { CartDrawer, LoginDrawer, MenuDrawer, MenuPromo, MyPagesDrawer } from '../ui/drawers';
export { SiteSearch } from './site-search';
