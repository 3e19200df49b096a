export { createTestCart, type TestCart } from './create-test-cart';
export { aGoods, aPlan, CATALOGUE_GOODS, CATALOGUE_PLANS, memoryCatalogue } from './memory-catalogue';
