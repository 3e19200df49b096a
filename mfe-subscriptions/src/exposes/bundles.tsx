export { bundlesHead as head } from '../data/bundles-head';
export { bundlesLoader as loader } from '../data/lazy-loaders';
export { BundlesPage as Page } from '../pages/bundles/bundles-page';
