export * from './model';
export { resolveDomain } from './rules/active-domain';
export { activeLink } from './rules/active-link';
export { activeMenu } from './rules/active-menu';
export { ANNOUNCEMENT_KINDS } from './rules/announcement-kind';
export { resolveAudience, type Audience } from './rules/audience';
export {
  businessOrderHref, checkoutHref, checkoutPath, externalCheckoutHref, hardwareCheckoutHref, waitingRoomHref, type CheckoutFacts,
} from './rules/checkout';
export { defaultHead, type DefaultHead } from './rules/default-head';
export { findLinks } from './rules/find-links';
export { footerAddressLines } from './rules/footer-address';
export { footerLinks, navigationLinks } from './rules/frame-links';
export { resolveHeader, type HeaderFacts, type HeaderForm } from './rules/header-form';
export { frameHref, resolveLinkKind, type LinkKind } from './rules/link-kind';
export { menuColumns, menuShortcuts } from './rules/menu-columns';
export { moveMenus, resolveMenus, startMenus, type ActiveMenus, type MenuEvent, type MenuHost, type MenuState } from './rules/menu-selection';
export { businessServiceHref, insuranceFactSheetHref, subscriptionGuideHref } from './rules/product-links';
export { isQueued, queueStorageKey, type QueueFacts } from './rules/queue';
export { hasClearButton, searchHref } from './rules/search';
export { isXNetwork } from './rules/social-link';
