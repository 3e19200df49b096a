import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder of this package: SHOP_API_ROOT, else found upwards from this file, which may stand in src/ or in dist/server/. */
export function packageRoot(env: NodeJS.ProcessEnv = process.env): string {
  if (env.SHOP_API_ROOT) return resolve(env.SHOP_API_ROOT);
  for (let folder = __dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return process.cwd();
  }
}

const inPackage = (...parts: string[]): string => join(packageRoot(), ...parts);

/** Every file that the server reads at run time is named here. */
export const paths = {
  migrations: (): string => inPackage('migrations'),
  /** Migrations of the identity provider's own schema. */
  identityMigrations: (): string => inPackage('stand-ins', 'identity-provider', 'migrations'),
  channelSchema: (): string => inPackage('channel.graphql'),
  /** The reference catalogue, JSON files in feed format. */
  catalogue: (): string => inPackage('catalogue'),
  /** Picture files made by the build. */
  pictures: (): string => inPackage('.build', 'pictures'),
  /** The embedded database as a first start takes it over, made by the build. */
  snapshot: (): string => inPackage('.build', 'database'),
  /** Files that a build or a test run may keep for the next one. */
  cache: (): string => inPackage('.build', 'cache'),
  /** What DATA_DIR is where nothing is said: .data/ of the repository. */
  defaultData: (): string => inPackage('..', '.data'),
};
