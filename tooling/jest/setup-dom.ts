import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// A part that is loaded when it is needed is compiled first: on a busy machine that takes longer than the second that is waited by default.
configure({ asyncUtilTimeout: 5_000 });

// jsdom lacks what the router and the fetch clients expect of a browser.
Object.assign(globalThis, {
  TextEncoder: globalThis.TextEncoder ?? TextEncoder,
  TextDecoder: globalThis.TextDecoder ?? TextDecoder,
});
