import { type Coordinates, distanceKm, type PlaceDetails, type Prediction } from 'shared-domain/delivery';
import { foldText } from 'shared-domain/kernel';
import type { FeedPickupPoint } from '../catalogue';
import type { Database } from '../database';

/** As many as a maps service suggests. */
const MAX_PREDICTIONS = 5;
/** Candidates whose unfolded letters are compared. */
const MAX_TOWNS = 50;
/** Only Norway is supported. */
const COUNTRY = 'Norge';
const PLACE_ID = /^(postcode|town)-(\d{4})$/;

/** Kind of places to search for: any region, or only postcodes. */
export type PlaceTypes = '(regions)' | 'postal_code';

/** Suggestions for a typed text: towns by name, postcodes by their first digits (P7-26, F7.7-4). */
export async function predictPlaces(
  database: Database,
  input: string,
  types: PlaceTypes,
): Promise<readonly Prediction[]> {
  const text = input.trim();
  if (/^\d{1,4}$/.test(text)) {
    const postcodes = await findPostcodes(database, text, MAX_PREDICTIONS);
    return postcodes.map(({ key, town }) => ({
      place_id: `postcode-${key}`,
      description: `${key} ${town}, ${COUNTRY}`,
      types: ['postal_code', 'geocode'],
    }));
  }
  const folded = foldText(text);
  if (types === 'postal_code' || folded === '') return [];
  const towns = await findTowns(database, folded, MAX_TOWNS);
  // 'bø' lists Bø before Bodø; 'bo' finds both.
  const isAsTyped = ({ town }: FoundPlace): boolean => town.toLowerCase().startsWith(text.toLowerCase());
  const ranked = [...towns.filter(isAsTyped), ...towns.filter((town) => !isAsTyped(town))];
  return ranked.slice(0, MAX_PREDICTIONS).map(({ key, town }) => ({
    place_id: `town-${key}`,
    description: `${town}, ${COUNTRY}`,
    types: ['locality', 'political', 'geocode'],
  }));
}

/** Coordinates and postal town of a suggested place (P7-27, F7.7-4). @returns null for an unknown id */
export async function placeDetails(database: Database, placeId: string): Promise<PlaceDetails | null> {
  const [, kind, key] = PLACE_ID.exec(placeId) ?? [];
  if (key === undefined) return null;
  const place = await (kind === 'town' ? readTown : readPostcode)(database, key);
  if (!place) return null;
  return {
    geometry: { location: { lat: place.lat, lng: place.lng } },
    address_components: [
      ...(kind === 'postcode' ? [{ short_name: place.key, types: ['postal_code'] }] : []),
      { short_name: place.town, types: ['postal_town'] },
      { short_name: 'NO', types: ['country', 'political'] },
    ],
  };
}

/** A town, or a postcode with its town. */
export interface FoundPlace {
  /** Key of the town, or the postcode. */
  readonly key: string;
  readonly town: string;
}

export type KnownPlace = FoundPlace & Coordinates;

/** Postcodes that begin with some digits, ascending. */
export const findPostcodes = (database: Database, digits: string, limit: number): Promise<FoundPlace[]> =>
  database.query(
    'SELECT p.zip AS key, t.name AS town FROM postcode p JOIN post_town t ON t.key = p.town WHERE starts_with(p.zip, $1) ORDER BY p.zip LIMIT $2',
    [digits, limit],
  );

/**
 * Towns with a word that begins with a text: exact matches first, then names that begin with it, the largest first.
 *
 * @param folded the text after `foldText`
 */
export const findTowns = (database: Database, folded: string, limit: number): Promise<FoundPlace[]> =>
  database.query(
    `SELECT key, name AS town FROM post_town
      WHERE starts_with(search_name, $1) OR position(' ' || $1 IN search_name) > 0 OR position('-' || $1 IN search_name) > 0
      ORDER BY search_name = $1 DESC, starts_with(search_name, $1) DESC, postcodes DESC, name, key LIMIT $2`,
    [folded, limit],
  );

export async function readTown(database: Database, key: string): Promise<KnownPlace | null> {
  const [row] = await database.query<KnownPlace>('SELECT key, name AS town, lat, lng FROM post_town WHERE key = $1', [
    key,
  ]);
  return row ?? null;
}

export async function readPostcode(database: Database, zip: string): Promise<KnownPlace | null> {
  const [row] = await database.query<KnownPlace>(
    'SELECT p.zip AS key, t.name AS town, t.lat, t.lng FROM postcode p JOIN post_town t ON t.key = p.town WHERE p.zip = $1',
    [zip],
  );
  return row ?? null;
}

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
