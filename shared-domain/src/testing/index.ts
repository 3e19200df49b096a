export { fakeFetch, type FakeCall } from './fake-fetch';
export { merge, type Change } from './merge';
export { useTestConfig } from './test-config';
