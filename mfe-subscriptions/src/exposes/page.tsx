export { subscriptionsLoader as loader } from '../data/lazy-loaders';
export { subscriptionsHead as head } from '../data/subscriptions-head';
export { SubscriptionsPage as Page } from '../pages/subscriptions-page';
