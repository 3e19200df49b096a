import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { resolveRelativeDates } from './relative-dates';

const PARTS = [
  'products',
  'plans',
  'shops',
  'insurances',
  'webdeals',
  'bundles',
  'reviews',
  'deliveryZones',
  'postTowns',
  'pickupPoints',
  'restocks',
] as const;

type FeedParts = Readonly<Partial<Record<(typeof PARTS)[number], readonly unknown[]>>>;

const jsonFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/**
 * Merges all JSON files below a folder into one document, in the order of their names. Dates may still be relative. Each file has
 * one or several parts of a feed.
 *
 * @throws Error that names the file which is not JSON
 */
export function readFeedFiles(folder: string): unknown {
  const parts = jsonFilesIn(folder).map((file): FeedParts => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as FeedParts;
    } catch (error) {
      throw new Error(`${relative(folder, file)} is not JSON: ${(error as Error).message}`);
    }
  });
  return {
    feedVersion: 1,
    ...Object.fromEntries(PARTS.map((name) => [name, parts.flatMap((part) => part[name] ?? [])])),
  };
}

/**
 * The merged document with absolute dates.
 *
 * @param nowMs milliseconds since the epoch that relative dates are counted from
 * @internal for tests, which need the reference catalogue at a fixed time
 */
export const readFeedFolder = (folder: string, nowMs = 0): unknown =>
  resolveRelativeDates(readFeedFiles(folder), nowMs);
