export { asSent, type FakeCall, fakeFetch, toWire } from './fake-fetch';
export { type Change, merge } from './merge';
export { forgetConsent, giveConsent, recordErrors, useTestConfig } from './settings';
export { showTexts } from './show-texts';
