import type { PlaceDetails, Prediction } from 'shared-domain/delivery';
import { foldName } from '../../catalogue';
import type { Database } from '../../database';
import { findPostcodes, findTowns, type FoundPlace, readPostcode, readTown } from './place-store';

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
  const folded = foldName(text);
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
