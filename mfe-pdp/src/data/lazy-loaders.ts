import { lazyLoader } from 'shared-domain/contracts/lazy-loader';

export const productLoader = lazyLoader(
  () => import('./calls'),
  ({ loadProduct }) => loadProduct,
);
