export * from './model';
export {
  businessOrderHref,
  checkoutHref,
  checkoutPath,
  externalCheckoutHref,
  hardwareCheckoutHref,
  waitingRoomHref,
} from './rules/checkout';
export { type CheckoutSettings, checkoutTarget } from './rules/checkout-target';
export { type HeaderForm, resolveDomain, resolveHeader, resolveSitePart } from './rules/header-form';
export { insuranceFactSheetHref } from './rules/insurance-fact-sheet';
export { breadcrumbListJsonLd, itemListJsonLd, type JsonLd, offerJsonLd } from './rules/json-ld';
export { searchHref, searchPath, searchRealm } from './rules/search';
export { footerLinks, navigationLinks } from './rules/site-chrome-links';
export { MINIMAL_NAVIGATION } from './texts/minimal-navigation';
export { type DefaultHead, defaultHead, navigationText } from './texts/nb';
