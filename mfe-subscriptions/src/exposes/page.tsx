export { subscriptionsHead as head } from '../data/subscriptions-head';
export { subscriptionsLoader as loader } from '../data/lazy-loaders';
export { SubscriptionsPage as Page } from '../pages/subscriptions-page';
