import { type Coordinates, distanceKm } from 'shared-domain/delivery';
import type { FeedPickupPoint } from '../catalogue';
import type { Database } from '../database';

export type NearPickupPoint = FeedPickupPoint & { readonly distanceKm: number };

/** Pickup points farther away are left out. */
const MAX_KM = 60;
const MAX_POINTS = 10;
const KM_A_DEGREE = 111;

interface Row {
  readonly document: FeedPickupPoint;
  readonly from: Coordinates;
}

/**
 * The pickup points around a postcode's town, the nearest first (P7-6, F7.4-2).
 *
 * @param zipCode four digits; an unknown one gives an empty list
 */
export async function pickupPointsNear(database: Database, zipCode: string): Promise<readonly NearPickupPoint[]> {
  const rows = await database.query<Row>(
    `SELECT k.document, jsonb_build_object('lat', t.lat, 'lng', t.lng) AS from
       FROM postcode p JOIN post_town t ON t.key = p.town
       JOIN pickup_point k ON k.lat BETWEEN t.lat - $2::float8 AND t.lat + $2::float8
                          AND abs(k.lng - t.lng) * cos(radians(t.lat)) <= $2::float8
      WHERE p.zip = $1`,
    [zipCode, MAX_KM / KM_A_DEGREE],
  );
  return rows
    .map(({ document, from }) => ({ ...document, distanceKm: Math.round(distanceKm(from, document) * 10) / 10 }))
    .filter((point) => point.distanceKm <= MAX_KM)
    .sort((one, other) => one.distanceKm - other.distanceKm || one.id.localeCompare(other.id))
    .slice(0, MAX_POINTS);
}
