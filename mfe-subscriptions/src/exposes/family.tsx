export { subscriptionsLoader as loader } from '../data/lazy-loaders';
export { subscriptionsHead as head } from '../data/subscriptions-head';
export { FamilyPage as Page } from '../pages/family/family-page';
