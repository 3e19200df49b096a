import { lazyLoader } from 'shared-domain/contracts/lazy-loader';

export const subscriptionsLoader = lazyLoader(
  () => import('./subscriptions-loader'),
  ({ loadSubscriptions }) => loadSubscriptions,
);

export const bundlesLoader = lazyLoader(
  () => import('./bundles-loader'),
  ({ loadBundles }) => loadBundles,
);
