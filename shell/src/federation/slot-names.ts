/** Slots that the shell has a place for. Which remote brings each of them is in the route table. */

/** Regions of every page, whose data is loaded beside the page's. */
export const SITE_CHROME_SLOTS = ['header', 'footer'] as const;
export type SiteChromeName = (typeof SITE_CHROME_SLOTS)[number];

/** The content of the cart drawer, loaded when the drawer opens. */
export const CART_PANEL_SLOT = 'cart-panel';
