import type { Realm } from './realm';
/**
 * The cart event bus: events between remotes, CMS pages and any other script on the page.
 *
 * Each event is a DOM CustomEvent on `window` named `shop:<area>:<what-happened>@<version>`, its `detail` is the payload below.
 * A payload may only get new optional fields; any other change is a new version beside the old one. Listeners ignore versions
 * that they do not know. `replayed` events are sent again to listeners that subscribe later.
 */
import type { ConsentPurpose } from './stored-items';

/** Summary of the cart, sent whenever it may have changed. */
export interface CartStatePayload {
  readonly orderRef: string | null;
  readonly realm: Realm;
  /** Items by F5.1-5: items, not pieces. */
  readonly itemCount: number;
  /** NOK. */
  readonly totals: { readonly monthly: number; readonly upfront: number };
}

export interface LineAddedPayload {
  readonly sku?: string;
  readonly offeringCode?: string;
  readonly name: string;
  readonly quantity: number;
}

export interface LineRemovedPayload {
  readonly cartItemId: string;
  readonly name: string;
}

export interface UpdateRefusedPayload {
  /** Norwegian, for the shopper (P8-1). */
  readonly message: string;
}

/** A remote asks the header to open or close the cart drawer. The header handles it, unless it has no drawer. */
export interface DrawerRequestedPayload {
  readonly open: boolean;
  /** Name of what was just added: the opening drawer says so. */
  readonly added?: string;
  /** What the drawer says about it; default that the product has been added (P8-15). */
  readonly message?: string;
}

/** The cart is being changed, or the visitor points at what would change it: what the cart drawer needs can be loaded. */
export type DrawerExpectedPayload = Readonly<Record<string, never>>;

/** The header's search was submitted. A host that shows the results itself cancels the event; else the browser goes to the search page (F2.4-3). */
export interface SearchSubmittedPayload {
  /** Never empty, without blanks around it. */
  readonly query: string;
  readonly realm: Realm;
}

/** The visitor's consent from now on; sent when the page knows it, and when it changes. Code that sends or stores for another purpose stops. */
export interface ConsentChangedPayload {
  readonly purposes: readonly ConsentPurpose[];
}

export interface ShopEvents {
  'shop:cart:state-changed@1': CartStatePayload;
  'shop:cart:line-added@1': LineAddedPayload;
  'shop:cart:line-removed@1': LineRemovedPayload;
  'shop:cart:update-refused@1': UpdateRefusedPayload;
  'shop:cart:drawer-requested@1': DrawerRequestedPayload;
  'shop:cart:drawer-expected@1': DrawerExpectedPayload;
  'shop:header:search-submitted@1': SearchSubmittedPayload;
  'shop:consent:changed@1': ConsentChangedPayload;
}

export type ShopEventName = keyof ShopEvents;

export interface ShopEventDefinition {
  /** The last one is sent again to a listener that subscribes later. */
  readonly replayed: boolean;
}

export const SHOP_EVENTS = {
  'shop:cart:state-changed@1': { replayed: true },
  'shop:cart:line-added@1': { replayed: false },
  'shop:cart:line-removed@1': { replayed: false },
  'shop:cart:update-refused@1': { replayed: false },
  'shop:cart:drawer-requested@1': { replayed: false },
  'shop:cart:drawer-expected@1': { replayed: false },
  'shop:header:search-submitted@1': { replayed: false },
  'shop:consent:changed@1': { replayed: true },
} as const satisfies Record<ShopEventName, ShopEventDefinition>;
