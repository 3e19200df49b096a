import * as v from 'valibot';
import { footerSchema, navigationSchema } from 'shared-domain/navigation/io';
import type { CmsConfig } from './config';
import { type OpenPage, toOpenPages } from './open-pages';
import { staleWhileRevalidate } from './stale-while-revalidate';

const READ_TIMEOUT_MS = 1_200;
const FRESH_MS = 60_000;

/** All pages by path; undefined as long as the shop API has not answered. */
export type ReadDirectory = () => Promise<ReadonlyMap<string, OpenPage> | undefined>;

/**
 * Reads from the shop API which pages its menus and its footer link to. Keeps the last good answer.
 *
 * @param report called once per failed read
 */
export function createPageDirectory(
  { shopApiUrl, portalOrigin }: Pick<CmsConfig, 'shopApiUrl' | 'portalOrigin'>,
  report: (message: string) => void,
  clock: () => number = () => performance.now(),
): ReadDirectory {
  const read = async <Schema extends v.GenericSchema>(name: string, schema: Schema): Promise<v.InferOutput<Schema>> => {
    const answer = await fetch(`${shopApiUrl}/api/view-models/${name}`, {
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${name}: status ${answer.status}`);
    return v.parse(schema, await answer.json());
  };
  const readAll = async () => {
    const [navigation, footer] = await Promise.all([
      read('navigation', navigationSchema),
      read('footer', footerSchema),
    ]);
    return toOpenPages(navigation, footer, portalOrigin);
  };
  return staleWhileRevalidate(readAll, {
    freshMs: FRESH_MS,
    clock,
    report: (error) => report(error instanceof Error ? error.message : String(error)),
  });
}
