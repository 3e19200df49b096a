/**
 * Releases a remote: `npm run release -- mfe-pdp [build]` makes its current build (or the named one) the stable build of the
 * registry; `--all` those of every remote. A running shell follows within seconds, without a restart. Two remotes that claim one path or
 * one slot are refused.
 */
import { CommandError, exitOnCommandError, remoteNames } from '../build/packages.mjs';
import { registerCurrentBuilds, release } from './registry.mjs';
import { registryFile } from './registry-location.mjs';

const [name, build] = process.argv.slice(2);
const file = registryFile();

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
  if (!remoteNames().includes(name))
    throw new CommandError(`Which remote? One of ${remoteNames().join(', ')}, or --all.`);
  const { remotes, revision } = release(file, name, build);
  return `${name}: ${remotes[name].stable} is stable (registry revision ${revision}).`;
}
