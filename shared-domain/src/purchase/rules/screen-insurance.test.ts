import { includesScreenInsurance } from './screen-insurance';

test.each([
  ['new-switch', true],
  ['existing-switch', true],
  ['lease24', false],
  ['upfront', false],
])('[P9-21] %s includes screen insurance: %s', (option, expected) => {
  expect(includesScreenInsurance(option)).toBe(expected);
});
