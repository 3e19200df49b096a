import { canSearchPlace, PLACE_SEARCH, placeName } from './place-search';

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
