export { fakeFetch, type FakeCall } from './fake-fetch';
export { recordErrors } from './record-errors';
export { merge, type Change } from './merge';
export { useTestConfig } from './test-config';
