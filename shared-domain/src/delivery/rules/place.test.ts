import { aPlaceDetails, aPrediction } from '../testing';
import { DEFAULT_LOCATION, postcodePrediction, toPlace } from './place';

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
