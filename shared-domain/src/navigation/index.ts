export * from './model';
export { resolveDomain } from './rules/active-domain';
export { activeLink } from './rules/active-link';
export { activeMenu } from './rules/active-menu';
export { ANNOUNCEMENT_KINDS } from './rules/announcement-kind';
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
export { type DefaultHead, defaultHead } from './rules/default-head';
export { findLinks } from './rules/find-links';
export { footerAddressLines } from './rules/footer-address';
export { footerLinks, navigationLinks } from './rules/frame-links';
export { type HeaderFacts, type HeaderForm, resolveHeader } from './rules/header-form';
export { breadcrumbListJsonLd, itemListJsonLd, type JsonLd } from './rules/json-ld';
export { frameHref, type LinkKind, resolveLinkKind } from './rules/link-kind';
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
export { businessServiceHref, insuranceFactSheetHref, subscriptionGuideHref } from './rules/product-links';
export { isQueued, type QueueFacts, queueStorageKey } from './rules/queue';
export { hasClearButton, searchHref } from './rules/search';
export { isXNetwork } from './rules/social-link';
