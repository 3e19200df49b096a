/**
 * Releases a remote: `npm run release -- mfe-pdp [build]` makes its current build (or the named one) the stable build of the
 * registry; with `--canary 5` it is for 5 % of the visitors; `--all` releases those of every remote. A running shell follows within
 * seconds, without a restart. Two remotes that claim one path or one slot are refused.
 */
import { parseArgs } from 'node:util';
import { readState } from '../build/inputs.mjs';
import { CommandError, exitOnCommandError, remoteNames } from '../build/packages.mjs';
import { canaryLine, parseShare } from './canary.mjs';
import { canary, registerCurrentBuilds, release } from './registry.mjs';
import { registryFile } from './registry-location.mjs';

const file = registryFile();

try {
  console.log(run());
} catch (error) {
  exitOnCommandError(error);
}

function run() {
  const { positionals, values } = parse();
  const [name, build] = positionals;
  if (values.all)
    return registerCurrentBuilds(file)
      ? `The registry ${file} names every current build.`
      : 'The registry was up to date.';
  if (!remoteNames().includes(name))
    throw new CommandError(`Which remote? One of ${remoteNames().join(', ')}, or --all.`);
  if (values.canary !== undefined) {
    const { remotes, revision } = canary(file, name, {
      build: build ?? readState(name)?.build,
      percent: parseShare(values.canary),
    });
    return `${canaryLine(name, remotes[name].canary)} (registry revision ${revision}).`;
  }
  const { remotes, revision } = release(file, name, build);
  return `${name}: ${remotes[name].stable} is stable (registry revision ${revision}).`;
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean' }, canary: { type: 'string' } },
    });
  } catch (error) {
    throw new CommandError(error.message);
  }
}
