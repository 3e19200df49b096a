import { Component, type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ListLead } from 'shared-domain/catalogue/io';
import { loginPath, PATHS } from 'shared-domain/contracts/paths';
import { identityText, loginLabel, resolveRole } from 'shared-domain/identity';
import type { Navigation } from 'shared-domain/navigation';
import { reportError } from 'shared-domain/runtime/error-report';
import { useCart } from 'shared-domain/stores/cart-store';
import { login, type SessionUser } from 'shared-domain/stores/session-store';
import type { MenuSelection } from '../state/header-menus';
import { closeDrawer, type DrawerName, openDrawer, useHeader } from '../state/header-store';
import { useSiteHref } from '../ui/site-link';

export interface DrawerBoundaryProps {
  /** Takes the visitor to a page that does what the drawer would have done. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** A drawer that cannot be loaded or drawn must not take the header with it. It is drawn once more: something may have changed what it drew. */
export class DrawerBoundary extends Component<DrawerBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };
  #isRetried = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { remote: 'mfe-header', part: 'drawer' });
    if (this.#isRetried) return this.props.onFailure();
    this.#isRetried = true;
    this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Loads the drawers' chunk; the browser keeps it, so a second call costs nothing. */
export const loadDrawers = () => import('./drawers');

/** Ahead of a click. A failure shows when the drawer is really opened. */
export function preloadDrawers(): void {
  loadDrawers().catch(() => undefined);
}

const MenuDrawer = lazy(() => loadDrawers().then((drawers) => ({ default: drawers.MenuDrawer })));
const SiteSearch = lazy(() => loadDrawers().then((drawers) => ({ default: drawers.SiteSearch })));
const LoginDrawer = lazy(() => loadDrawers().then((drawers) => ({ default: drawers.LoginDrawer })));
const MyPages = lazy(() => loadDrawers().then((drawers) => ({ default: drawers.MyPages })));
const CartDrawer = lazy(() => loadDrawers().then((drawers) => ({ default: drawers.CartDrawer })));

/** Comes back to 'Min Side'. */
const LOGIN_PAGE = loginPath(PATHS.myPagesHome);

export interface HeaderDrawersProps {
  readonly navigation: Navigation;
  readonly selection: MenuSelection;
  readonly user: SessionUser | null;
  readonly itemCount: number;
  /** Products that show what the lists have. */
  readonly leads: readonly ListLead[];
  /** False on pages of another origin: login and logout are pages of the shop there, and no call is made. Asked in the browser only. */
  readonly isOurOrigin: () => boolean;
  readonly CartPanel: ComponentType | undefined;
}

/** The drawers that have been opened or expected at least once, each in a Suspense and an error boundary of its own. */
export function HeaderDrawers({
  navigation,
  selection,
  user,
  itemCount,
  leads,
  isOurOrigin,
  CartPanel,
}: HeaderDrawersProps) {
  const { openDrawer: current, mountedDrawers, added } = useHeader();
  const isCartPending = useCart(({ pending }) => pending);
  const [hasLoginFailed, setLoginFailed] = useState(false);
  const toHref = useSiteHref();
  const close = useCallback(() => closeDrawer(), []);

  const startLogin = () => {
    setLoginFailed(false);
    login().catch((error: unknown) => {
      reportError(error, { remote: 'mfe-header', part: 'login' });
      setLoginFailed(true);
    });
  };
  const plainPages: Readonly<Record<DrawerName, string>> = {
    menu: PATHS.home,
    search: PATHS.search,
    login: LOGIN_PAGE,
    cart: PATHS.cart,
  };

  const role = resolveRole(user);
  const drawers: Readonly<Record<DrawerName, (isOpen: boolean) => ReactNode>> = {
    menu: (open) => (
      <MenuDrawer
        open={open}
        onClose={close}
        navigation={navigation}
        selection={selection}
        leads={leads}
        loginLabel={identityText(loginLabel(user))}
        onLogin={() => openDrawer('login')}
      />
    ),
    search: (open) => <SiteSearch open={open} onClose={close} domain={selection.domain} isOurSite={isOurOrigin()} />,
    login: (open) =>
      user && role !== 'anonymous' ? (
        <MyPages
          open={open}
          onClose={close}
          role={role}
          user={user}
          navigation={navigation}
          isOurSite={isOurOrigin()}
        />
      ) : (
        <LoginDrawer
          open={open}
          onClose={close}
          businessLogins={navigation.businessLogins}
          loginPage={LOGIN_PAGE}
          onLogin={isOurOrigin() ? startLogin : null}
          hasFailed={hasLoginFailed}
        />
      ),
    cart: (open) =>
      CartPanel && (
        <CartDrawer
          open={open}
          onClose={close}
          itemCount={itemCount}
          isPending={isCartPending}
          added={added}
          Panel={CartPanel}
        />
      ),
  };

  return mountedDrawers.map((name) => (
    <DrawerBoundary
      key={name}
      onFailure={() => {
        close();
        window.location.assign(toHref(plainPages[name]));
      }}
    >
      <Suspense fallback={null}>{drawers[name](current === name)}</Suspense>
    </DrawerBoundary>
  ));
}
