/** Slots that the shell has a place for. Which remote brings each of them is in the route table. */

/** Regions of every page, whose data is loaded beside the page's. */
export const SITE_CHROME_SLOTS = ['header', 'footer'] as const;
export type SiteChromeName = (typeof SITE_CHROME_SLOTS)[number];

/** Regions that are taken over after the page (`client/release-footer.ts`): their scripts are fetched then. */
export const LATE_SLOTS: readonly SiteChromeName[] = ['footer'];

/** The content of the cart drawer, loaded when the drawer opens. */
export const CART_PANEL_SLOT = 'cart-panel';
