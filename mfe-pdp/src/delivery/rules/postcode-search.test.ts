import { answerPostcode, EMPTY_POSTCODE_SEARCH, submitPostcode, typePostcode } from './postcode-search';

const oslo = { lat: 59.9122, lng: 10.7436, place: 'OSLO' };
const typed = (text: string) => typePostcode(EMPTY_POSTCODE_SEARCH, text);
const lookingUp = submitPostcode(typed('0154'));
const found = answerPostcode(lookingUp, '0154', oslo);
const refused = submitPostcode(typed('015'));

test('[P5-1] typing keeps four digits and looks nothing up', () => {
  expect(typed('0154 Oslo')).toEqual({ input: '0154', status: 'idle', place: null, error: null });
});

test('[P5-1] a search with four digits is looked up, and finds a place', () => {
  expect(lookingUp).toEqual({ input: '0154', status: 'looking-up', place: null, error: null });
  expect(found).toEqual({ input: '0154', status: 'found', place: oslo, error: null });
});

test.each(['0', '015'])('[P5-1, P8-2] %j is refused without a lookup', (text) => {
  expect(submitPostcode(typed(text))).toEqual({
    input: text,
    status: 'idle',
    place: null,
    error: 'postcodeNotFound',
  });
});

test('[P5-1] four characters that are not all digits are never looked up', () => {
  expect(submitPostcode({ ...EMPTY_POSTCODE_SEARCH, input: '01a4' }).status).toBe('idle');
});

test('[P5-1] an empty field does nothing', () => {
  expect(EMPTY_POSTCODE_SEARCH).toEqual({ input: '', status: 'idle', place: null, error: null });
  expect(submitPostcode(EMPTY_POSTCODE_SEARCH)).toBe(EMPTY_POSTCODE_SEARCH);
});

test('[P5-1, P8-2] an unknown postcode is an error, and the earlier place is cleared', () => {
  const again = submitPostcode(typePostcode(found, '9999'));
  expect(again).toMatchObject({ status: 'looking-up', place: oslo });
  expect(answerPostcode(again, '9999', null)).toEqual({
    input: '9999',
    status: 'idle',
    place: null,
    error: 'postcodeNotFound',
  });
});

test('[P5-1] the next change of the input clears the error', () => {
  expect(typePostcode(refused, '0154')).toEqual({ input: '0154', status: 'idle', place: null, error: null });
  expect(submitPostcode({ ...refused, input: '0154' }).error).toBeNull();
});

test('[P5-1] a found place stays while the next postcode is typed', () => {
  expect(typePostcode(found, '50')).toEqual({ input: '50', status: 'found', place: oslo, error: null });
});

test('[P5-1] an answer for another postcode, or after the input changed, is dropped', () => {
  expect(answerPostcode(lookingUp, '5014', null)).toBe(lookingUp);
  const changed = typePostcode(lookingUp, '0154');
  expect(answerPostcode(changed, '0154', oslo)).toBe(changed);
});
