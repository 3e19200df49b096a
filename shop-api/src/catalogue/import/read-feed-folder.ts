import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface FeedParts {
  readonly products?: readonly unknown[];
  readonly plans?: readonly unknown[];
  readonly shops?: readonly unknown[];
}

const jsonFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/**
 * One feed of all JSON files below a folder, in the order of their names. Each holds `products`, `plans` or `shops`.
 *
 * @throws Error that names the file which is not JSON
 */
export function readFeedFolder(folder: string): unknown {
  const parts = jsonFilesIn(folder).map((file): FeedParts => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as FeedParts;
    } catch (error) {
      throw new Error(`${relative(folder, file)} is not JSON: ${(error as Error).message}`);
    }
  });
  return {
    feedVersion: 1,
    products: parts.flatMap(({ products = [] }) => products),
    plans: parts.flatMap(({ plans = [] }) => plans),
    shops: parts.flatMap(({ shops = [] }) => shops),
  };
}
