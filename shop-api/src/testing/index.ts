export { connectFetch, type TestClient } from './connect-fetch';
export { createTestApp, TEST_NOW_MS, type TestApp } from './create-test-app';
export { openSession } from './open-session';
export { cartOf, problemOf } from './read-answer';
export { sessionOf } from './session-of';
export { type ShopWithLogin, startShopWithLogin } from './start-shop-with-login';
