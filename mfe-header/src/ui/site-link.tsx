import { type AnchorHTMLAttributes, createContext, use } from 'react';
import type { MenuLink } from 'shared-domain/navigation';
import { Link } from 'shared-domain/runtime/router';
import { resolveLinkKind, siteChromeHref } from '../rules/link-kind';

/** Origin in front of the shop's own paths: empty inside the shop, the shop's origin on open pages of another origin. */
export const SiteOrigin = createContext('');

/** Makes an address of the navigation data one that works on the page around the header or footer. */
export function useSiteHref(): (address: string) => string {
  const origin = use(SiteOrigin);
  return (address) => siteChromeHref(address, origin);
}

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> {
  readonly entry: Pick<MenuLink, 'link' | 'appKey'>;
}

/** A link of the menus: entries of the web shop go through the router, everything else is a full navigation (F2.2-1). */
export function SiteLink({ entry, children, ...anchor }: SiteLinkProps) {
  const href = useSiteHref()(entry.link);
  if (resolveLinkKind(entry) === 'router') {
    return (
      <Link href={href} {...anchor}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...anchor}>
      {children}
    </a>
  );
}
