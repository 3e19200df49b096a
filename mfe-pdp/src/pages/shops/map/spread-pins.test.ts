import fc from 'fast-check';
import { MAP_ASPECT, type WorldPoint } from './map-view';
import { spreadPins } from './spread-pins';

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
