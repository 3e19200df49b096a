import { toContent } from './placeholder';

test.each([
  ['DUMMY_TO_AVOID_ERROR', null],
  [' DUMMY_TO_AVOID_ERROR\n', null],
  ['', null],
  [' ', null],
  [null, null],
  [undefined, null],
  ['DUMMY', 'DUMMY'],
  [' Ny pris ', 'Ny pris'],
])('[P9-16] %j is content: %j', (text, content) => {
  expect(toContent(text)).toBe(content);
});
