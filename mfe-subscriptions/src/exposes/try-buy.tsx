export { subscriptionsLoader as loader } from '../data/lazy-loaders';
export { subscriptionsHead as head } from '../data/subscriptions-head';
export { TryBuyPage as Page } from '../pages/try-buy/try-buy-page';
