import fc from 'fast-check';
import { MAP_ASPECT, placeIn, spreadPins, toWorld, viewOf, type WorldPoint } from './map-view';

describe('map view', () => {
  const place = fc.record({
    lat: fc.double({ min: 57.9, max: 71.2, noNaN: true }),
    lng: fc.double({ min: 4.5, max: 31.2, noNaN: true }),
  });
  const OSLO = { lat: 59.9126854, lng: 10.75262 };

  test('places are where map tiles have them', () => {
    expect(toWorld({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 });
    expect(toWorld({ lat: 85.0511287798066, lng: -180 }).y).toBeCloseTo(0, 9);
  });

  test('every place is in the view, with a rim, in the shape of the map', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), (places) => {
        const view = viewOf(places);
        expect(view.width / view.height).toBeCloseTo(MAP_ASPECT, 9);
        for (const { x, y } of places.map((each) => placeIn(view, each)))
          expect([x, y].every((part) => part > 0.139 && part < 0.861)).toBe(true);
      }),
    );
  });

  test('one place is in the middle, and the view is no closer than the outline is true', () => {
    const view = viewOf([OSLO]);
    const { x, y } = placeIn(view, OSLO);
    expect([x, y]).toEqual([expect.closeTo(0.5, 6), expect.closeTo(0.5, 6)]);
    const kilometres = view.width * 40_075 * Math.cos((OSLO.lat * Math.PI) / 180);
    expect(kilometres).toBeCloseTo(60, 0);
  });
});

describe('spread pins', () => {
  const apart = (one: WorldPoint, other: WorldPoint): number =>
    Math.hypot(one.x - other.x, (one.y - other.y) / MAP_ASPECT);

  test('pins that are apart stay where they are', () => {
    const points = [
      { x: 0.3, y: 0.5 },
      { x: 0.7, y: 0.5 },
    ];
    expect(spreadPins(points)).toEqual(points);
  });

  test('no pin covers another, however near the shops are', () => {
    const near = fc.double({ min: 0.4, max: 0.6, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.record({ x: near, y: near }), { maxLength: 10 }), (points) => {
        const pins = spreadPins(points);
        expect(pins).toHaveLength(points.length);
        for (const [index, pin] of pins.entries())
          for (const other of pins.slice(0, index)) expect(apart(pin, other)).toBeGreaterThanOrEqual(0.1099);
      }),
    );
  });
});
