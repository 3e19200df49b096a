/** Hydrates the server's HTML, or renders the page in the browser in the degraded mode. */
import './provide-runtime';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { reportError } from 'shared-domain/runtime/error-report';
import { provideRouteMatcher } from 'shared-domain/runtime/router';
import { shopNowMs } from 'shared-domain/runtime/server-time';
import { BrowserPage } from '../app/browser-page';
import { type LoadContext, loadPage } from '../app/load-page';
import { createPageRouter } from '../app/page-router';
import { type Shop, ShopProvider } from '../app/shop-context';
import { createBrowserModules } from '../federation/browser-modules';
import { toBuildRoutes } from '../federation/remote-release';
import { withReplacedModules } from '../federation/replaced-modules';
import { createRouteTable } from '../federation/route-table';
import { ROOT_ID } from '../page-state/page-state';
import { startSession } from '../session/start-session';
import { createPagePrefetch } from './prefetch-page';
import { readPageState } from './read-page-state';
import { releaseFooter } from './release-footer';
import { reportErrorsToShell, shellBuildOf } from './report-errors';
import { createSlotDataLoader } from './slot-data';
import { whenIdle } from './yield-to-main';

declare const __webpack_public_path__: string;

export function startShop() {
  reportErrorsToShell({ origin: location.origin, shellBuild: shellBuildOf(__webpack_public_path__) });
  const state = readPageState();
  const sealed = createBrowserModules(state.releases);
  const modules =
    process.env.NODE_ENV === 'development' ? withReplacedModules(sealed, () => void router.revalidate()) : sealed;
  const table = createRouteTable(toBuildRoutes(state.releases));
  const context: LoadContext = { modules, table, now: shopNowMs, whenLate: state.hydration ? 'document' : 'failed' };
  provideRouteMatcher((pathname) => table.routeOf(pathname) !== undefined);
  const pages = createPagePrefetch((address, signal) => loadPage(address, signal, context));
  const router = createPageRouter({
    history: createBrowserHistory(),
    table,
    load: pages.load,
    data: state.hydration,
    leave: (address, replace) => (replace ? location.replace(address) : location.assign(address)),
  });
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}`);
  const shop: Shop = {
    modules,
    table,
    renderedAt: state.renderedAt,
    slotData: {},
    loadSlotData: createSlotDataLoader(state.slotDataHref),
    ...(state.hydration && {
      hydrateAfter: { footer: releaseFooter(router) },
      serverSlots: new Set(root.querySelectorAll('[data-slot]')),
    }),
  };

  const app = (
    <StrictMode>
      <ShopProvider value={shop}>
        <BrowserPage router={router} />
      </ShopProvider>
    </StrictMode>
  );
  const options: RootOptions = {
    onRecoverableError: (error) => reportError(error, { where: 'hydration' }),
    onUncaughtError: (error) => reportError(error, { where: 'render' }),
    // A slot's own boundary has reported it with its remote and build.
    onCaughtError: () => undefined,
  };
  // As a transition, the first render lets input through.
  if (state.hydration) startTransition(() => void hydrateRoot(root, app, options));
  else createRoot(root, options).render(app);

  startSession(
    state.config,
    whenIdle,
    (reason) =>
      void import(/* webpackChunkName: 'session' */ '../app/session-notice').then(
        ({ showSessionNotice }) => showSessionNotice(reason),
        (error: unknown) => reportError(error, { where: 'session notice' }),
      ),
  );
  whenIdle(() => {
    import('./after-start').then(
      ({ afterStart }) => afterStart({ context, router, prefetch: pages.prefetch }),
      () => undefined,
    );
  });
}
