/** Imports a sealed build that was made elsewhere: in an earlier CI job, or in another repository. */
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SealedRelease } from 'release-protocol/registry-schema';
import { CommandError, distOf, readJson } from '../build/packages';
import { computeBuildId } from '../build/seal-release';

/**
 * Copies a build to `<remote>/dist`.
 *
 * @param folder with its release.json
 * @returns the build
 * @throws CommandError when it is not a sealed build, is another remote's, or its files do not match its hash
 */
export function importBuild(name: string, folder: string): string {
  const file = join(resolve(folder), 'release.json');
  if (!existsSync(file)) throw new CommandError(`There is no sealed build in ${folder}: it has no release.json.`);
  const release = readJson<SealedRelease>(file);
  if (release.name !== name) throw new CommandError(`${folder} is a build of ${release.name}, not of ${name}.`);
  const actual = computeBuildId(resolve(folder), release);
  if (actual !== release.build)
    throw new CommandError(
      `Not released. The files in ${folder} are not those of ${name}@${release.build} (they make ${actual}).`,
    );
  const target = join(distOf(name), release.build);
  if (resolve(folder) !== target) cpSync(resolve(folder), target, { recursive: true });
  return release.build;
}
