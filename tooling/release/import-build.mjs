/** Imports a sealed build that was made elsewhere: in an earlier CI job, or in another repository. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError, distOf } from '../build/packages.mjs';
import { computeBuildId } from '../build/seal-release.mjs';

/**
 * Copies a build to `<remote>/dist`.
 *
 * @param {string} folder with its release.json
 * @returns {string} the build
 * @throws CommandError when it is not a sealed build, is another remote's, or its files do not match its hash
 */
export function importBuild(name, folder) {
  const file = join(resolve(folder), 'release.json');
  if (!existsSync(file)) throw new CommandError(`There is no sealed build in ${folder}: it has no release.json.`);
  const release = JSON.parse(readFileSync(file, 'utf8'));
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
