export { createTestCart, type TestCart } from './create-test-cart';
