import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const PARTS = ['products', 'plans', 'shops', 'insurances', 'webdeals'] as const;

type FeedParts = Readonly<Partial<Record<(typeof PARTS)[number], readonly unknown[]>>>;

const jsonFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/**
 * One feed of all JSON files below a folder, in the order of their names. Each holds one or several of `products`, `plans`, `shops`, `insurances` and `webdeals`.
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
    ...Object.fromEntries(PARTS.map((name) => [name, parts.flatMap((part) => part[name] ?? [])])),
  };
}
