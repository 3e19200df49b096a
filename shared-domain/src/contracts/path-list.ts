/**
 * Addresses of pages and endpoints that more than one package names, read as `PATHS.cart`. Each is an export of its own, so that a build takes only
 * those that it names.
 */
export const home = '/';
export const cart = '/handlekurv/';
/** The same cart in the frame of the business pages. */
export const businessCart = '/bedrift/handlekurv/';
/** Plain form: urlencoded sku, financing; answers 303 to the cart. */
export const addToCartForm = '/handlekurv/legg-til/';
/** Plain form on the cart page: urlencoded cartItemId, quantity; 0 removes. */
export const changeCartForm = '/handlekurv/endre/';
export const search = '/sok';
export const businessSearch = '/bedrift/sok';
export const handsets = '/mobiltelefoner/';
export const accessories = '/tilbehor/';
export const subscriptions = '/mobilabonnement/';
/** Where a shopper asks for a mail about goods; also a plain form, and with `kode` where the links of the mails lead. */
export const notice = '/varsel/';
/** Where a buyer sees how far an order has come; also a plain form. */
export const orderStatus = '/ordre/';
/** The right of withdrawal, and its form. */
export const withdrawal = '/om/angrerett/';
/** Products that were chosen by their hearts; `varer` shares them. */
export const favourites = '/favoritter/';
/** Page that starts a login, for links without script; `loginPath` adds the page to return to. */
export const login = '/webshop-next/login/';
export const loginReturn = '/webshop-next/login-return/';
export const loginSilent = '/webshop-next/login-silent/';
export const logout = '/logout/';
/** 'Min Side', and its first page, which requires a login (F2.2-2, F2.3-10). */
export const myPages = '/minside';
export const myPagesHome = '/minside/hjem';
/** Agreements of a customer: where the phone to swap is chosen (P2-25, F2.3-10). */
export const agreements = '/minside/mobil/avtaler';
/** Service for businesses that want other financing (P2-23). */
export const businessService = '/bedrift/kundeservice/';
/** Help and contact of consumers. */
export const help = '/hjelp/';
/** Pages of the CMS, which answer a plain form: what delivery costs to a `postnummer`, and the shops near a `sted`. */
export const delivery = '/hjelp/levering/';
export const shops = '/hjelp/butikker-og-forhandlere/';
/** The guide to subscriptions (P2-24). */
export const subscriptionGuide = '/mobilabonnement/velge-mobilabonnement/';
/** Order page of businesses (F2.9-4). */
export const businessOrder = '/bedrift/kasse/bestilling/';
/** Waiting room of the checkout (F2.9-7). */
export const queue = '/kasse/venterom/';
export const registry = '/_shop/registry.json';
/** The contract of the shell in use with remotes: a release compares a build with it. */
export const shellContract = '/_shop/contract.json';
/** The same as types, for teams outside of this repository: leads to those of the build in use. */
export const shellTypes = '/_shop/types.tgz';
/** The page of the CMS about what the shop stores in a browser; with a script the links to it open the choice. */
export const cookies = '/om/informasjonskapsler/';
/** The question about cookies, as HTML for a shadow root. */
export const consentPanel = '/frame/consent.html';
/** The script that asks it, for open pages. */
export const consentScript = '/frame/consent.js';
/** Where the team chooses which build of a remote it tries. */
export const testing = '/_shop/testing';
/** The collector of the reference environment: POST, one event as text/plain; GET, what it has. */
export const analytics = '/_shop/analytics';
/** Where browsers report errors: POST, one JSON object as text/plain (a beacon needs no preflight then). */
export const browserErrors = '/_shop/errors';
/** Where pages say which builds they showed, and how fast: POST, one JSON object as text/plain. */
export const pageViews = '/_shop/views';
/** For the team: the builds in use, their figures, and who released what. */
export const releases = '/_shop/releases';
export const releasesData = '/_shop/releases.json';
/** Where members of the team sign in by the operator's identity provider, and where it sends them back. */
export const teamSignIn = '/_shop/team/sign-in';
export const teamReturn = '/_shop/team/return';
