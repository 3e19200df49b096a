import type { MenuLink } from 'shared-domain/navigation';

/** How a link of header or footer is followed: by the shop's router, by loading a page of this site, or by leaving it. */
export type LinkKind = 'router' | 'page' | 'other-site';

const isOnThisSite = (link: string): boolean => link.startsWith('/') && !link.startsWith('//');

/** How an entry of the menus is followed (F2.2-1): by the router only for `web-shop`; the portals of the app switcher are other sites (F2.2-12). */
export function resolveLinkKind({ appKey, link }: Pick<MenuLink, 'appKey' | 'link'>): LinkKind {
  if (!isOnThisSite(link)) return 'other-site';
  return appKey === 'web-shop' ? 'router' : 'page';
}

/** An address of the navigation data for header and footer: on pages of another site the shop's paths need the shop's origin (F2.1-13). @param origin '' inside the shop */
export const siteChromeHref = (address: string, origin: string): string =>
  isOnThisSite(address) ? `${origin}${address}` : address;
