import fc from 'fast-check';
import { aPlaceDetails, aPrediction } from '../testing';
import {
  canSearchPlace,
  DEFAULT_LOCATION,
  distanceKm,
  distanceText,
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

const oslo = { lat: 59.9126854, lng: 10.75262 };
const bergen = { lat: 60.3922, lng: 5.3236 };
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const HALF_CIRCUMFERENCE_KM = (12_742 * Math.PI) / 2;

test.each([
  ['Oslo to Bergen', oslo, bergen, 304.8],
  ['along the equator', { lat: 0, lng: 10 }, { lat: 0, lng: 11 }, HALF_CIRCUMFERENCE_KM / 180],
  ['along a meridian', { lat: 59, lng: 10 }, { lat: 60, lng: 10 }, HALF_CIRCUMFERENCE_KM / 180],
  ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 77 }, HALF_CIRCUMFERENCE_KM],
  ['to the other side', { lat: 10, lng: 0 }, { lat: -10, lng: 180 }, HALF_CIRCUMFERENCE_KM],
])('[P9-5] %s', (_, from, to, km) => {
  expect(distanceKm(from, to)).toBeCloseTo(km, 0);
});

/** The spherical law of cosines, an independent formula for the same distance. */
function byLawOfCosines(from: typeof oslo, to: typeof oslo): number {
  const [one, other, between] = [from.lat, to.lat, to.lng - from.lng].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const cosine = Math.sin(one) * Math.sin(other) + Math.cos(one) * Math.cos(other) * Math.cos(between);
  return (12_742 / 2) * Math.acos(Math.max(-1, Math.min(1, cosine)));
}

test('[P9-5] any two points: the great-circle distance, the same both ways, never beyond half the circumference', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const km = distanceKm(from, to);
      expect(Math.abs(km - byLawOfCosines(from, to))).toBeLessThan(1);
      expect(distanceKm(to, from)).toBeCloseTo(km, 6);
      expect(km).toBeLessThanOrEqual(HALF_CIRCUMFERENCE_KM);
      expect(distanceKm(from, from)).toBe(0);
    }),
  );
});

test.each([
  [0, '0\u00A0m'],
  [0.004, '0\u00A0m'],
  [0.346, '350\u00A0m'],
  [0.994, '990\u00A0m'],
  [0.996, '1\u00A0km'],
  [1, '1\u00A0km'],
  [1.24, '1,2\u00A0km'],
  [9.94, '9,9\u00A0km'],
  [9.96, '10\u00A0km'],
  [304.8, '305\u00A0km'],
  [1_234.4, '1\u00A0234\u00A0km'],
])('[P3-34] %d km is shown as %s', (km, text) => {
  expect(distanceText(km)).toBe(text);
});
