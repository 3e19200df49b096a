export { forgetConsent, giveConsent } from './consent';
export { type FakeCall, fakeFetch } from './fake-fetch';
export { type Change, merge } from './merge';
export { recordErrors } from './record-errors';
export { showTexts } from './show-texts';
export { useTestConfig } from './test-config';
export { asSent, toWire } from './to-wire';
