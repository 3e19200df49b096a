/**
 * Router facade: all that remotes use of the router. It is shared as a federation singleton instead of the router itself,
 * which keeps the unused parts of the router out of the page. Exports may be added, but not removed.
 */
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link as RouterLink, useInRouterContext } from 'react-router-dom';

export { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';

type RouteMatcher = (pathname: string) => boolean;
const KEY = Symbol.for('shop.route-matcher@1');
const holder = globalThis as { [KEY]?: RouteMatcher };

/** For the shell, once: which paths are routes of the shop. Every other link is a full navigation. */
export function provideRouteMatcher(matches: RouteMatcher): void {
  holder[KEY] = matches;
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string;
  /** Replaces the history entry. */
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link: handled by the router inside the shop, a plain anchor on other pages and for addresses of other sites. */
export function Link({ href, replace, preventScrollReset, children, ...anchor }: LinkProps) {
  const routed = useInRouterContext();
  if (!routed || !href.startsWith('/') || href.startsWith('//')) {
    return (
      <a href={href} {...anchor}>
        {children}
      </a>
    );
  }
  const pathname = href.split(/[?#]/, 1)[0] ?? href;
  return (
    <RouterLink
      to={href}
      reloadDocument={!(holder[KEY]?.(pathname) ?? false)}
      {...(replace === undefined ? {} : { replace })}
      {...(preventScrollReset === undefined ? {} : { preventScrollReset })}
      {...anchor}
    >
      {children}
    </RouterLink>
  );
}
