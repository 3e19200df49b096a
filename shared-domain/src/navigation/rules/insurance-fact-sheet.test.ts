import { insuranceFactSheetHref } from './insurance-fact-sheet';

test.each([
  ['https://docs.example', 'https://docs.example/dokumenter/produktark-forsikring.pdf'],
  ['', null],
  [undefined, null],
])('[P2-29] with the host %j the fact sheet is %j', (host, href) => {
  expect(insuranceFactSheetHref(host)).toBe(href);
});
