export { clientOf, type TestClient } from './client-of';
export { createTestApp, TEST_NOW_MS, type TestApp } from './create-test-app';
export { openSession } from './open-session';
export { sessionOf } from './session-of';
export { type IdentifiedShop, startIdentifiedShop } from './start-identified-shop';
