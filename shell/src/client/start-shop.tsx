/** The browser's entry: takes over the server's HTML, or renders the page itself in the degraded mode. */
import './provide-runtime';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { reportError } from 'shared-domain/runtime/error-report';
import { provideRouteMatcher } from 'shared-domain/runtime/router';
import { createRoutes } from '../app/create-routes';
import { type Shop, ShopProvider } from '../app/shop-context';
import { createBrowserModules } from '../federation/browser-modules';
import { withReplacedModules } from '../federation/replaced-modules';
import { startSession } from '../session/start-session';
import { ROOT_ID } from './page-state';
import { preloadOnIntent } from './preload-on-intent';
import { readPageState } from './read-page-state';
import { reportErrorsToShell, shellBuildOf } from './report-errors';
import { createSlotDataLoader } from './slot-data';
import 'shared-domain/ui/tokens.css';

declare const __webpack_public_path__: string;

export function startShop() {
  reportErrorsToShell({ origin: location.origin, shellBuild: shellBuildOf(__webpack_public_path__) });
  const state = readPageState();
  const sealed = createBrowserModules(state.releases);
  const modules =
    process.env.NODE_ENV === 'development' ? withReplacedModules(sealed, () => void router.revalidate()) : sealed;
  const routes = createRoutes({ modules, now: Date.now, whenLate: state.hydration ? 'document' : 'failed' });
  const isShopRoute = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.path !== '*';
  provideRouteMatcher(isShopRoute);
  const router = createBrowserRouter(routes, state.hydration ? { hydrationData: state.hydration } : {});
  const shop: Shop = {
    modules,
    renderedAt: state.renderedAt,
    slotData: state.slotData,
    loadSlotData: createSlotDataLoader(),
  };

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}`);
  const app = (
    <StrictMode>
      <ShopProvider value={shop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </StrictMode>
  );
  const options: RootOptions = {
    onRecoverableError: (error) => reportError(error, { where: 'hydration' }),
    onUncaughtError: (error) => reportError(error, { where: 'render' }),
    // A slot's own boundary has reported it with its remote and build.
    onCaughtError: () => undefined,
  };
  if (state.hydration) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);

  preloadOnIntent(routes, modules);
  startSession(state.config);
}
