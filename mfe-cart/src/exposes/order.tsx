import type { PageModule } from 'shared-domain/contracts/exposes';
import { lazyLoader } from 'shared-domain/contracts/lazy-loader';
import type { OrderPageData } from '../data/order-status';

export { orderHead as head } from '../data/order-head';
export { OrderPage as Page } from '../pages/order-page';

export const loader: PageModule<OrderPageData>['loader'] = lazyLoader(
  () => import(/* webpackChunkName: 'order' */ '../data/order-loader'),
  ({ loadOrder }) => loadOrder,
);
