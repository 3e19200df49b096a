import type { Coordinates } from 'shared-domain/delivery';
import type { Database } from '../../database';

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
 * @param folded the text after `foldName`
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
