import fc from 'fast-check';
import { distanceKm, distanceText } from './distance';

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
