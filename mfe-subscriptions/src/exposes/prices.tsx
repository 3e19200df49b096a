export { subscriptionsLoader as loader } from '../data/lazy-loaders';
export { subscriptionsHead as head } from '../data/subscriptions-head';
export { PricesPage as Page } from '../pages/prices/prices-page';
