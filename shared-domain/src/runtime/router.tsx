/**
 * Router facade: all that remotes use of the router. It is shared as a federation singleton instead of the router itself,
 * which keeps the unused parts of the router out of the page. Exports may be added, but not removed.
 */
import { type AnchorHTMLAttributes, createContext, type MouseEvent, type ReactNode, type Ref, use } from 'react';
import type { NavigateOptions, To } from 'react-router-dom';

export { useLocation, useSearchParams } from 'react-router-dom';

type RouteMatcher = (pathname: string) => boolean;
const KEY = Symbol.for('shop.route-matcher@1');
const holder = globalThis as { [KEY]?: RouteMatcher };

/** For the shell, once: which paths are routes of the shop. Every other link is a full navigation. */
export function provideRouteMatcher(matches: RouteMatcher): void {
  holder[KEY] = matches;
}

/** How pages navigate. A number goes that many entries back (negative) or forward in the history. */
export interface Navigate {
  /** Resolves when the page is shown, or when another navigation has overtaken this one. */
  (to: To, options?: NavigateOptions): Promise<void>;
  (delta: number): Promise<void>;
}

export interface Revalidator {
  /** Loads the page's data again. */
  readonly revalidate: () => Promise<void>;
  readonly state: 'idle' | 'loading';
}

const NavigateContext = createContext<Navigate | null>(null);
const RevalidatorContext = createContext<Revalidator | null>(null);

interface PageRouterProviderProps {
  /** Keeps its identity: links must not render again because of it. */
  readonly navigate: Navigate;
  readonly revalidator: Revalidator;
  readonly children: ReactNode;
}

/** For the shell and for tests, inside a `<Router>`: what the facade's hooks and links do. */
export function PageRouterProvider({ navigate, revalidator, children }: PageRouterProviderProps) {
  return (
    <NavigateContext value={navigate}>
      <RevalidatorContext value={revalidator}>{children}</RevalidatorContext>
    </NavigateContext>
  );
}

function inRouter<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no router around this component');
  return value;
}

/** Keeps its identity. */
export const useNavigate = (): Navigate => inRouter(use(NavigateContext));

export const useRevalidator = (): Revalidator => inRouter(use(RevalidatorContext));

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string;
  /** Replaces the history entry. */
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link: handled by the router inside the shop, a plain anchor on other pages and for addresses of other sites. It reads no
 * location and is matched with the routes when it is clicked: a page has a hundred links, and none renders at a navigation.
 */
export function Link({ href, replace, preventScrollReset, onClick, children, ...anchor }: LinkProps) {
  const navigate = use(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!navigate || !isPlainClick(event) || !isRoute(href)) return;
    event.preventDefault();
    void navigate(href, {
      ...(replace !== undefined && { replace }),
      ...(preventScrollReset !== undefined && { preventScrollReset }),
    });
  };
  return (
    <a href={href} onClick={follow} {...anchor}>
      {children}
    </a>
  );
}

/** Every other click is the browser's: a new tab, a download, one that the page has handled. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  ['', '_self'].includes(event.currentTarget.target) &&
  !event.currentTarget.hasAttribute('download');

const isRoute = (href: string): boolean =>
  href.startsWith('/') && !href.startsWith('//') && (holder[KEY]?.(href.split(/[?#]/, 1)[0] ?? href) ?? false);
