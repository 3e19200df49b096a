export { subscriptionsHead as head } from '../data/subscriptions-head';
export { loadSubscriptions as loader } from '../data/subscriptions-loader';
export { SubscriptionsPage as Page } from '../pages/subscriptions-page';
