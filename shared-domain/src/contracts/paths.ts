import type { Realm } from './realm';

/** Addresses of pages and endpoints that more than one package names. */
export const PATHS = {
  home: '/',
  cart: '/handlekurv/',
  /** Plain form: urlencoded sku, financing; answers 303 to the cart. */
  addToCartForm: '/handlekurv/legg-til/',
  /** Plain form on the cart page: urlencoded cartItemId, quantity; 0 removes. */
  changeCartForm: '/handlekurv/endre/',
  search: '/sok',
  businessSearch: '/bedrift/sok',
  handsets: '/mobiltelefoner/',
  accessories: '/tilbehor/',
  subscriptions: '/mobilabonnement/',
  /** Page that starts a login, for links without script; `loginPath` adds the page to return to. */
  login: '/webshop-next/login/',
  loginReturn: '/webshop-next/login-return/',
  loginSilent: '/webshop-next/login-silent/',
  logout: '/logout/',
  /** 'Min Side', and its first page, which requires a login (F2.2-2, F2.3-10). */
  myPages: '/minside',
  myPagesHome: '/minside/hjem',
  /** Agreements of a customer: where the phone to swap is chosen (P2-25, F2.3-10). */
  agreements: '/minside/mobil/avtaler',
  /** Service for businesses that want other financing (P2-23). */
  businessService: '/bedrift/kundeservice/',
  /** Help and contact of consumers. */
  help: '/hjelp/',
  /** The guide to subscriptions (P2-24). */
  subscriptionGuide: '/mobilabonnement/velge-mobilabonnement/',
  /** Order page of businesses (F2.9-4). */
  businessOrder: '/bedrift/kasse/bestilling/',
  /** Waiting room of the checkout (F2.9-7). */
  queue: '/kasse/venterom/',
  registry: '/_shop/registry.json',
  /** Where browsers report errors: POST, one JSON object as text/plain (a beacon needs no preflight then). */
  browserErrors: '/_shop/errors',
} as const;

/** Where 'Gå til kassen' leads (F2.9-2, F2.9-3). */
export const CHECKOUT_PATHS: Readonly<Record<Exclude<Realm, 'UKKO'>, string>> = {
  B2C: '/kasse/personlige-opplysninger/',
  B2B: '/bedrift/kasse/personlige-opplysninger/',
};

/** A link that logs in and returns. @param returnTo path of the shop */
export const loginPath = (returnTo: string): string => `${PATHS.login}?til=${encodeURIComponent(returnTo)}`;
