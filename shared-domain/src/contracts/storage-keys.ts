/** Everything that the shop stores in a browser: cookies and storage entries, with name, lifetime in seconds and source. */
import { USER_REF_COOKIE } from './presale-cookie';

export const COOKIES = {
  orderRef: { name: 'orderRef', maxAgeSeconds: 86_400 }, // F7.1-20, F9.15-5
  orderRealm: { name: 'orderRealm', maxAgeSeconds: 86_400 }, // F7.1-20, F9.15-5
  /** Lifetime of a result; that of a running check is shorter (identity's `auth-lock`). */
  authLock: { name: 'shop-auth-lock', maxAgeSeconds: 32 }, // F4.5-1, F9.15-1
  userRefPdp: USER_REF_COOKIE, // P4-58
  ukkoStateId: { name: 'ukko-state-id', maxAgeSeconds: 86_400 }, // P7-4
  isInternetCustomer: { name: 'isInternetCustomer', maxAgeSeconds: 86_400 }, // F9.15-2, P9-36
  retailerSession: { name: 'RETAILER_SESSION', maxAgeSeconds: 28_800 }, // F3.7-7
  existingCustomer: { name: 'ts', maxAgeSeconds: 86_400 }, // P6-7
} as const;

/** Cookies of the shell and the session: apart from those above, which every page's script holds. */
export const SHELL_COOKIES = {
  session: { name: 'shop-session', maxAgeSeconds: 28_800 },
  /** The key of the next plain form. */
  formKey: { name: 'shop-form', maxAgeSeconds: 900 },
  /** Half a year: then the question is asked again. */
  consent: { name: 'shop-consent', maxAgeSeconds: 15_552_000 },
  checkoutPass: { name: 'shop-checkout-pass', maxAgeSeconds: 900 }, // HttpOnly, F2.9-7
  /** A random number, 0–99; only while a build is tried with a share of the visitors. */
  canaryBucket: { name: 'shop-bucket', maxAgeSeconds: 604_800 },
} as const;

export const STORAGE_KEYS = {
  loginRedirectUrl: 'login_redirect_url', // session storage, F2.10-3
  accountData: 'accountData', // local storage, F7.3-3
  queueData: 'queueData', // F4.4-1
  closedAnnouncements: 'closedAnnouncements', // local storage: keys of what was closed on this device
  minimizedAnnouncements: 'minimizedAnnouncements', // local storage: keys of what was minimized on this device
  seenProducts: 'seenProducts', // local storage: for 'Sist sett', never sent
  comparedProducts: 'comparedProducts', // local storage: for 'Sammenlign', never sent
  savedCart: 'savedCart', // local storage: what a cart held, to order it again when it has expired
  ownPlan: 'ownPlan', // session storage: places in the list of own subscriptions, until the tab is closed
  postcode: 'postcode', // local storage: what delivery was looked up for
  recentSearches: 'recentSearches', // local storage: for 'Siste søk', never sent
} as const;

/** Entries that no first view reads, apart from the others so that its files need not name them. */
export const LATE_STORAGE_KEYS = {
  favourites: 'favourites', // local storage: skus of 'Favoritter', sent only to ask for their prices
} as const;

/** Entries of the shell. */
export const SHELL_STORAGE_KEYS = {
  scrollPositions: 'shop.scroll-positions', // session storage
  loginState: 'oidc.', // session storage: the beginning of the names that the login library gives
  analyticsQueue: 'analyticsQueue', // session storage: events that wait to be sent
} as const;

/** How long stored account data is valid (F7.3-3, F9.15-3, P9-36). */
export const ACCOUNT_DATA_MAX_AGE_SECONDS = 300;
