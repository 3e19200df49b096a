/** The operator's systems behind the shop, and the addresses that are each one's: the one table by which the edge and the renderer call them. */
import { PATHS } from 'shared-domain/contracts/paths';

interface CapabilityFacts {
  /** Its settings begin with this: `<name>_URL`, `<name>_TIMEOUT_MS`, `<name>_MAX_IN_FLIGHT`. */
  readonly setting: string;
  /** Each stands for what is below it, and for itself unless it ends with a slash. The longest one that fits counts. */
  readonly paths: readonly string[];
  /** The visitor's cookies are for it, even when the system is the operator's own. */
  readonly takesCookies?: true;
  /** It is the operator's: the shop API has no such addresses, so nobody has them until they are set. */
  readonly isOperators?: true;
}

export const CAPABILITIES = {
  catalogue: {
    setting: 'CATALOGUE',
    paths: [
      '/api/view-models/',
      '/api/insurance/',
      '/api/pictures/',
      '/api/logos/',
      '/api/videos/',
      '/api/energy-labels/',
      '/api/product-sheets/',
      '/api/dokumenter/',
      '/api/announcements/',
      '/api/sitemaps',
    ],
  },
  search: { setting: 'SEARCH', paths: ['/api/search'] },
  cart: {
    setting: 'CART',
    paths: ['/api/cart/', '/api/ukko/cart/', '/api/waiting-room/', '/api/admin/waiting-room/', PATHS.queue],
    takesCookies: true,
  },
  accounts: {
    setting: 'ACCOUNTS',
    paths: ['/api/accountdata/', '/api/userServiceApi/', '/shop/api/security/'],
    takesCookies: true,
  },
  delivery: { setting: 'DELIVERY', paths: ['/api/pickuppoints/', '/api/places/'] },
  notices: { setting: 'NOTICES', paths: ['/api/notices/'] },
  orderStatus: { setting: 'ORDER_STATUS', paths: ['/api/order-status/'] },
  channel: { setting: 'CHANNEL', paths: ['/graphql'] },
  checkout: {
    setting: 'CHECKOUT',
    paths: ['/kasse/', '/bedrift/kasse/', '/checkout/', '/shop/checkout/'],
    takesCookies: true,
    isOperators: true,
  },
  myPages: { setting: 'MY_PAGES', paths: [PATHS.agreements], takesCookies: true, isOperators: true },
  dealer: { setting: 'DEALER', paths: ['/forhandler'], takesCookies: true, isOperators: true },
  /** Whatever is no page of the shop is asked of it. */
  cms: { setting: 'CMS', paths: [], isOperators: true },
} as const satisfies Readonly<Record<string, CapabilityFacts>>;

export type CapabilityName = keyof typeof CAPABILITIES;
export type CapabilitySetting = (typeof CAPABILITIES)[CapabilityName]['setting'];

export const CAPABILITY_NAMES = Object.keys(CAPABILITIES) as readonly CapabilityName[];
export const factsOf = (name: CapabilityName): CapabilityFacts => CAPABILITIES[name];

const byLength = CAPABILITY_NAMES.flatMap((name) => factsOf(name).paths.map((path) => ({ name, path }))).sort(
  (one, other) => other.path.length - one.path.length,
);

/** @param pathname without `..`, as addresses are parsed @returns undefined: the address is no system's */
export const capabilityOf = (pathname: string): CapabilityName | undefined =>
  byLength.find(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))?.name;

/** Programs call these; people go to all others. */
export const isForPrograms = (pathname: string): boolean => /^\/(?:api|graphql|shop\/api)(?:\/|$)/.test(pathname);
