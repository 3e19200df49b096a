/** The documents that the shop reads from its operator's CMS: files, as an editor would write them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { norwegianTime } from 'shared-domain/kernel';

const NAMES: ReadonlySet<string> = new Set(['navigation', 'footer', 'announcements', 'campaign-texts']);

export interface ContentFacts {
  readonly portalOrigin: string;
  readonly brandName: string;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
  /** The package's folder of documents; default: the one beside this file. */
  readonly folder?: string;
}

/** The JSON of a document with its {portal}, {brand} and {year}; undefined: there is none of this name. */
export function readContent(
  name: string,
  { portalOrigin, brandName, nowMs, folder = join(__dirname, 'content') }: ContentFacts,
): string | undefined {
  if (!NAMES.has(name)) return undefined;
  return fillIn(readFileSync(join(folder, `${name}.json`), 'utf8'), { portalOrigin, brandName, nowMs });
}

/** JSON with its {portal}, {brand} and {year}. */
export function fillIn(json: string, { portalOrigin, brandName, nowMs }: Omit<ContentFacts, 'folder'>): string {
  const values = { portal: portalOrigin, brand: brandName, year: String(norwegianTime(nowMs).year) };
  return json.replace(/\{(portal|brand|year)\}/g, (_, key: string) =>
    JSON.stringify(values[key as keyof typeof values]).slice(1, -1),
  );
}
