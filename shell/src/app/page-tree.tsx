import { Component, type ReactNode, useMemo } from 'react';
import { createPath, type NavigationType, type Navigator, Router, useLocation } from 'react-router-dom';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import { type Navigate, PageRouterProvider, type Revalidator } from 'shared-domain/runtime/router';
import { dismissToast, useToasts } from 'shared-domain/stores/toast-store';
import { SkipLink, ToastRegion } from 'shared-domain/ui';
import { CartPanelSlot } from './cart-panel-slot';
import { FailedPage } from './failed-page';
import { FooterFallback, HeaderFallback, ShopFallback } from './fallbacks';
import { NavigationAnnouncer } from './navigation-announcer';
import { RoutePage } from './route-page';
import { type ShownPage, ShownPageContext } from './shown-page';
import { SiteChromeSlot } from './site-chrome-slot';
import styles from './layout.module.css';

const KINDS = { success: 'positive', info: 'info', error: 'negative' } as const;

/** The page's one toast region (P8-15). */
export function Toasts() {
  const toasts = useToasts().map(({ id, kind, text }) => ({ id, kind: KINDS[kind], text }));
  return <ToastRegion toasts={toasts} onDismiss={(id) => dismissToast(Number(id))} />;
}

interface Props {
  readonly page: ShownPage;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly page: ShownPage | null;
}

/** For an error of the shell's own components: a remote's is caught by its slot. The next page is tried again. */
export class ShopErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, page: null };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, hasFailed: state.page === null && state.hasFailed };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, { where: 'shell' });
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}

const SLOTS_OF_THE_HEADER = { cartPanel: CartPanelSlot };
/** The same elements in every render: a slot whose props stay is not drawn again when only the query of the address changes. */
const HEADER_FALLBACK = <HeaderFallback />;
const FOOTER_FALLBACK = <FooterFallback />;

/** Every page: header, the route's page, footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const props = useMemo(
    () => ({ realm: resolveRealm(pathname), pathname, appKey: 'web-shop', slots: SLOTS_OF_THE_HEADER }) as const,
    [pathname],
  );
  return (
    <>
      <SkipLink href="#innhold" />
      <SiteChromeSlot name="header" props={props} fallback={HEADER_FALLBACK} />
      <main id="innhold" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <SiteChromeSlot name="footer" props={props} fallback={FOOTER_FALLBACK} />
      <Toasts />
      <NavigationAnnouncer />
    </>
  );
}

interface PageTreeProps {
  readonly page: ShownPage;
  readonly navigate: Navigate;
  readonly revalidator: Revalidator;
}

/** The whole tree of a page, the same on the server and in the browser. */
export function PageTree({ page, navigate, revalidator }: PageTreeProps) {
  const navigator = useMemo(() => toNavigator(navigate), [navigate]);
  return (
    <Router location={page.location} navigationType={page.action as NavigationType} navigator={navigator}>
      <PageRouterProvider navigate={navigate} revalidator={revalidator}>
        <ShownPageContext value={page}>
          <ShopErrorBoundary page={page}>
            {page.data ? (
              <Layout>
                <RoutePage match={page.match} data={page.data} />
              </Layout>
            ) : (
              <ShopFallback />
            )}
          </ShopErrorBoundary>
        </ShownPageContext>
      </PageRouterProvider>
    </Router>
  );
}

/** For the library's own hooks, which write into the address: `useSearchParams`. */
const toNavigator = (navigate: Navigate): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => void navigate(delta),
  push: (to, state: unknown, options) => void navigate(to, { ...options, state, replace: false }),
  replace: (to, state: unknown, options) => void navigate(to, { ...options, state, replace: true }),
});
