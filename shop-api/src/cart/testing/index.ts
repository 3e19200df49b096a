export { createTestCart, type TestCart } from './create-test-cart';
export { memoryCatalogue } from './memory-catalogue';
