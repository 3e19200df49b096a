import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// It matters only where something fails: machines differ, and may be busy. A second, as by default, is too little to compile a part that is
// loaded when it is needed.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lacks what the router and the fetch clients expect of a browser.
Object.assign(globalThis, {
  TextEncoder: globalThis.TextEncoder ?? TextEncoder,
  TextDecoder: globalThis.TextDecoder ?? TextDecoder,
});
