import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';

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

/**
 * Relative dates of the reference catalogue, counted from the import, so that it always has products that are announced and campaigns
 * that end soon. The feed schema refuses them in an operator's feed.
 */
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const relativeDate = v.union([
  v.strictObject({ minutesFromNow: v.number() }),
  /** At a time of that day, in UTC. */
  v.strictObject({ daysFromNow: v.number(), at: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)) }),
]);

type RelativeDate = v.InferOutput<typeof relativeDate>;

const toIso = (date: RelativeDate, nowMs: number): string =>
  'minutesFromNow' in date
    ? new Date(nowMs + date.minutesFromNow * MINUTE_MS).toISOString()
    : `${new Date(nowMs + date.daysFromNow * DAY_MS).toISOString().slice(0, 10)}T${date.at}:00.000Z`;

/** The document with every relative date as a timestamp. @param nowMs milliseconds since the epoch */
export function resolveRelativeDates(document: unknown, nowMs: number): unknown {
  if (typeof document !== 'object' || document === null) return document;
  if (v.is(relativeDate, document)) return toIso(document, nowMs);
  if (Array.isArray(document)) return document.map((entry) => resolveRelativeDates(entry, nowMs));
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, resolveRelativeDates(value, nowMs)]));
}

/** Whether a date that was in the future at the import has passed, so that the document must be imported again. */
export function hasRelativeDatePassed(document: unknown, importedAtMs: number, nowMs: number): boolean {
  if (typeof document !== 'object' || document === null) return false;
  if (v.is(relativeDate, document)) {
    const atMs = Date.parse(toIso(document, importedAtMs));
    return atMs > importedAtMs && atMs <= nowMs;
  }
  return Object.values(document).some((value) => hasRelativeDatePassed(value, importedAtMs, nowMs));
}
