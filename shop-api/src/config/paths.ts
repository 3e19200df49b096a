import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder of this package: SHOP_API_ROOT, else found upwards from this file, which may be in src/ or in dist/server/. */
export function packageRoot(env: NodeJS.ProcessEnv = process.env): string {
  if (env.SHOP_API_ROOT) return resolve(env.SHOP_API_ROOT);
  for (let folder = __dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return process.cwd();
  }
}

const inPackage = (...parts: string[]): string => join(packageRoot(), ...parts);

/** Every file that the server reads at run time. */
export const paths = {
  migrations: (): string => inPackage('migrations'),
  channelSchema: (): string => inPackage('channel.graphql'),
  /** The reference catalogue, JSON files in feed format. */
  catalogue: (): string => inPackage('catalogue'),
  /** The masters of the product pictures. */
  pictures: (): string => inPackage('pictures'),
  /** Default of PICTURE_CACHE. */
  pictureCache: (): string => inPackage('.build', 'picture-cache'),
  /** The embedded database that a first start copies, made by the build. */
  snapshot: (): string => inPackage('.build', 'database'),
  /** Cache of builds and test runs. */
  cache: (): string => inPackage('.build', 'cache'),
  /** Default of DATA_DIR: .data/ of the repository. */
  defaultData: (): string => inPackage('..', '.data'),
};
