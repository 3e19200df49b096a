export { bundlePlanUpdate } from './bundle-plan-update';
export { callCart } from './call-cart';
export { createTestCart, type TestCart } from './create-test-cart';
export { aDeal, anInsurance, memoryCatalogue } from './memory-catalogue';
export { readOrder } from './read-order';
