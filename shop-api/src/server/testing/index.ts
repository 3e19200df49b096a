export { clientOf } from './client-of';
export { createTestApp, TEST_NOW_MS, type TestApp } from './create-test-app';
