import { useMemo } from 'react';
import { createPath, type NavigationType, type Navigator, Router } from 'react-router-dom';
import { type Navigate, PageRouterProvider, type Revalidator } from 'shared-domain/runtime/router';
import { ShopFallback } from './fallbacks';
import { Layout } from './layout';
import { RoutePage } from './route-page';
import { ShopErrorBoundary } from './shop-error-boundary';
import { type ShownPage, ShownPageContext } from './shown-page';

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
