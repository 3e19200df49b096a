import fc from 'fast-check';
import { aPlaceDetails, aPrediction } from '../testing';
import {
  canSearchPlace,
  DEFAULT_LOCATION,
  isCompletePostcode,
  limitPostcode,
  PLACE_SEARCH,
  placeName,
  postcodePrediction,
  toPlace,
} from './place';

describe('place', () => {
  test('[P9-4] shops are looked for in Oslo first', () => {
    expect(DEFAULT_LOCATION).toEqual({ lat: 59.9126854, lng: 10.75262 });
  });

  test('[P5-1, F5.7-2] only a prediction of a postcode is used, the first of several', () => {
    const street = aPrediction({ place_id: 'street', types: ['route', 'geocode'] });
    const [first, second] = [
      aPrediction({ place_id: 'first', types: ['geocode', 'postal_code'] }),
      aPrediction({ place_id: 'second' }),
    ];
    expect(postcodePrediction([street, first, second])).toBe(first);
    expect(postcodePrediction([street, aPrediction({ types: ['postal_code_prefix'] })])).toBeNull();
    expect(postcodePrediction([])).toBeNull();
  });

  test('[P7-27, F7.7-4] a place has coordinates and the short name of its postal town', () => {
    const parts = [
      { short_name: 'NO', types: ['country', 'political'] },
      { short_name: 'BODØ', types: ['political', 'postal_town'] },
      { short_name: 'X', types: ['postal_town'] },
    ];
    expect(
      toPlace(aPlaceDetails({ geometry: { location: { lat: 67.28, lng: 14.37 } }, address_components: parts })),
    ).toEqual({ lat: 67.28, lng: 14.37, place: 'BODØ' });
    expect(toPlace(aPlaceDetails({ address_components: parts.slice(0, 1) })).place).toBeNull();
  });
});

describe('place search', () => {
  test.each([
    ['', false],
    ['B', false],
    [' B ', false],
    ['Bo', true],
    ['Å s', true],
  ])('[P5-2] %j is looked for: %s', (text, expected) => {
    expect(canSearchPlace(text)).toBe(expected);
  });

  test('[P5-2, P7-26, F7.7-4] only regions of Norway', () => {
    expect(PLACE_SEARCH).toEqual({ minLength: 2, country: 'no', types: '(regions)' });
  });

  test.each([
    ['Bodø, Norge', 'Bodø'],
    ['Bodø, Norway', 'Bodø'],
    ['Bodø, Noreg', 'Bodø'],
    ['Grünerløkka, Oslo, Norge', 'Grünerløkka, Oslo'],
    ['Norge, Maine', 'Norge, Maine'],
    ['Hotell, Norgesgata', 'Hotell, Norgesgata'],
    ['Norge', 'Norge'],
  ])('[P5-2] the suggestion %j is shown as %j', (description, name) => {
    expect(placeName({ description })).toBe(name);
  });
});

describe('postcode', () => {
  test.each([
    ['0484', '0484'],
    ['0484 Oslo', '0484'],
    ['N-5014', '5014'],
    ['50145', '5014'],
    ['50', '50'],
    ['abc', ''],
    ['', ''],
  ])('[P5-1] %j becomes %j in the field', (text, limited) => {
    expect(limitPostcode(text)).toBe(limited);
  });

  test.each([
    ['0484', true],
    ['048', false],
    ['04845', false],
    ['048a', false],
    ['abcd', false],
    ['    ', false],
    [' 484', false],
    ['x0484', false],
    ['0484\n', false],
    ['', false],
  ])('[P5-1, F5.7-1] %j is looked up: %s', (text, expected) => {
    expect(isCompletePostcode(text)).toBe(expected);
  });

  test('[P5-1] any text: at most 4 digits of it, in their order, and limiting again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -ab') }), (text) => {
        const limited = limitPostcode(text);
        expect(limited).toMatch(/^\d{0,4}$/);
        expect([...text].filter((each) => each >= '0' && each <= '9').join('')).toMatch(new RegExp(`^${limited}`));
        expect(limitPostcode(limited)).toBe(limited);
      }),
    );
  });
});
