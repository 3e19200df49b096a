import { formatInteger, NO_BREAK_SPACE } from '../../money';
import type { Coordinates } from '../model';

/** Diameter of the sphere that distances are computed on (P9-5). */
const EARTH_DIAMETER_KM = 12_742;
const KM = `${NO_BREAK_SPACE}km`;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;

/** Great-circle distance in kilometres (P9-5). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const chord =
    haversine(to.lat - from.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(to.lng - from.lng);
  // Rounding may carry points on opposite sides of the Earth just beyond 1.
  return EARTH_DIAMETER_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** '350 m' by tens below a kilometre, '1,2 km' below ten, else '1 234 km' (P3-34). */
export function distanceText(km: number): string {
  const metres = Math.round(km * 100) * 10;
  if (metres < 1_000) return `${metres}${NO_BREAK_SPACE}m`;
  const tenths = Math.round(km * 10);
  return tenths < 100 ? `${String(tenths / 10).replace('.', ',')}${KM}` : `${formatInteger(Math.round(km))}${KM}`;
}
