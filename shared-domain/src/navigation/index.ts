export * from './model';
export { resolveDomain } from './rules/active-domain';
export { activeLink } from './rules/active-link';
export { activeMenu } from './rules/active-menu';
export { findLinks } from './rules/find-links';
export { footerLinks, navigationLinks } from './rules/frame-links';
export { businessOrderHref, checkoutHref, isShopLink, searchHref, type CheckoutFacts } from './rules/links';
export { menuColumns } from './rules/menu-columns';
export { isSimplified } from './rules/page-kind';
