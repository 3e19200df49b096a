import { Component, type ReactNode, useMemo } from 'react';
import { createPath, type NavigationType, type Navigator, Router } from 'react-router-dom';
import { reportError } from 'shared-domain/runtime/error-report';
import { type Navigate, PageRouterProvider, type Revalidator } from 'shared-domain/runtime/router';
import { FailedPage, ShopFallback } from './fallbacks';
import { Layout } from './layout';
import { RoutePage } from './route-page';
import { type ShownPage, ShownPageContext } from './shown-page';

interface Props {
  readonly page: ShownPage;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly page: ShownPage | null;
}

/** For an error of the shell's own components: a remote's is caught by its slot. The page is drawn once more, and the next one too. */
export class ShopErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, page: null };
  #retried: ShownPage | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, hasFailed: state.page === null && state.hasFailed };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, { where: 'shell' });
    if (this.#retried === this.props.page) return;
    this.#retried = this.props.page;
    this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
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
