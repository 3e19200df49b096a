export { subscriptionsLoader as loader } from '../data/lazy-loaders';
export { subscriptionsHead as head } from '../data/subscriptions-head';
export { GuidePage as Page } from '../pages/guide/guide-page';
