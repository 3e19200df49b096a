/**
 * Releases a remote: `npm run release -- mfe-pdp [build]` makes its current build (or the named one) the stable build of the
 * registry; `--all` those of every remote; `mfe-pdp --remove` takes the remote out of the shop. A running shell follows within
 * seconds, without a restart. Two remotes that claim one path or one slot are refused.
 */
import { join, resolve } from 'node:path';
import { CommandError, exitOnCommandError, remoteNames, ROOT } from '../build/packages.mjs';
import { registerCurrentBuilds, release, remove } from './registry.mjs';

const [name, option] = process.argv.slice(2);
const file = resolve(process.env.REGISTRY_FILE ?? join(process.env.DATA_DIR ?? join(ROOT, '.data'), 'registry.json'));

try {
  console.log(run());
} catch (error) {
  exitOnCommandError(error);
}

function run() {
  if (name === '--all')
    return registerCurrentBuilds(file)
      ? `The registry ${file} names every current build.`
      : 'The registry was up to date.';
  if (name && option === '--remove') {
    const { revision } = remove(file, name);
    return `${name} is no longer part of the shop (registry revision ${revision}).`;
  }
  if (!remoteNames().includes(name))
    throw new CommandError(`Which remote? One of ${remoteNames().join(', ')}, or --all.`);
  const { remotes, revision } = release(file, name, option);
  return `${name}: ${remotes[name].stable} is stable (registry revision ${revision}).`;
}
