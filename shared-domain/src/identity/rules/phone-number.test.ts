import { formatPhoneNumber, nationalNumber } from './phone-number';

test.each([['+47 912 34 567', '91234567'], ['004791234567', '91234567'], ['912 34 567', '91234567'], ['47123456', '47123456'], ['', '']])('[P5-3, P7-7] %j is the number %s', (phone, digits) => {
  expect(nationalNumber(phone)).toBe(digits);
});

test.each([['+4791234567', '912 34 567'], ['9123', '912 3'], ['912345678901', '912 34 567']])('[P5-3] %s is shown as %s', (phone, shown) => {
  expect(formatPhoneNumber(phone)).toBe(shown);
});
