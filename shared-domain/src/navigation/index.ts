export * from './model';
export { resolveDomain } from './rules/active-domain';
export { activeLink } from './rules/active-link';
export { activeMenu } from './rules/active-menu';
export { announcementKey } from './rules/announcement-key';
export { ANNOUNCEMENT_KINDS } from './rules/announcement-kind';
export { announcementsOf } from './rules/announcements-of-page';
export { type Audience, resolveAudience } from './rules/audience';
export {
  businessOrderHref,
  type CheckoutFacts,
  checkoutHref,
  checkoutPath,
  externalCheckoutHref,
  hardwareCheckoutHref,
  waitingRoomHref,
} from './rules/checkout';
export { type CheckoutSettings, checkoutTarget } from './rules/checkout-target';
export { footerAddressLines } from './rules/footer-address';
export { type HeaderFacts, type HeaderForm, resolveHeader } from './rules/header-form';
export { insuranceFactSheetHref } from './rules/insurance-fact-sheet';
export { breadcrumbListJsonLd, itemListJsonLd, type JsonLd, type OfferFacts, offerJsonLd } from './rules/json-ld';
export { type LinkKind, resolveLinkKind, siteChromeHref } from './rules/link-kind';
export { menuColumns, menuShortcuts } from './rules/menu-columns';
export {
  type ActiveMenus,
  type MenuEvent,
  type MenuHost,
  type MenuState,
  moveMenus,
  resolveMenus,
  startMenus,
} from './rules/menu-selection';
export { parseRecentSearches, withoutRecentSearch, withRecentSearch } from './rules/recent-searches';
export { searchHref, searchPath, searchRealm } from './rules/search';
export { footerLinks, navigationLinks } from './rules/site-chrome-links';
export { isXNetwork } from './rules/social-link';
export { builtInNavigation, type NavigationSites } from './texts/menus';
export { type DefaultHead, defaultHead, navigationText } from './texts/nb';
