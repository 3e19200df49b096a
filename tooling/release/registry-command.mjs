/**
 * What is in use, and ways back: `npm run registry -- <command>`.
 *
 *     status                          the stable build of each remote, and the earlier ones
 *     history [remote]                who changed what, the latest first
 *     can-deploy <remote> [build]     whether its current build, or the named one, fits everything that is in use; changes nothing
 *     rollback <remote> [build]       back to the build before, or to a named one
 *     pin <remote>, unpin <remote>    releases of it are refused, and allowed again
 *     remove <remote>                 takes it out of the shop
 *
 * `--reason "…"` goes into the history. RELEASED_BY says who, else USER.
 */
import { parseArgs } from 'node:util';
import { CommandError, exitOnCommandError } from '../build/packages.mjs';
import { readShellContract } from './fit.mjs';
import { pin, remove, rollback, withRelease } from './registry.mjs';
import { readRegistry } from './registry-file.mjs';
import { registryFile } from './registry-location.mjs';

const USAGE =
  'Which command? status, history [remote], can-deploy <remote> [build], rollback <remote> [build], pin <remote>, unpin <remote>, remove <remote>.';
const SHOWN = 20;

try {
  console.log(await run());
} catch (error) {
  exitOnCommandError(error);
}

function run() {
  const { positionals, values } = parse();
  const [command, name, build] = positionals;
  const { reason } = values;
  const file = registryFile();
  const remote = () => {
    if (!name) throw new CommandError(`Which remote? One of ${Object.keys(readRegistry(file).remotes).join(', ')}.`);
    return name;
  };
  const commands = {
    status: () => status(readRegistry(file)),
    history: () => history(readRegistry(file), name),
    'can-deploy': async () => {
      const after = withRelease(name, build, { shell: await readShellContract() })(readRegistry(file));
      return `${name}: ${after.remotes[name].stable} can be deployed.`;
    },
    rollback: () => {
      const { remotes, revision } = rollback(file, remote(), build, reason);
      return `${name}: ${remotes[name].stable} is stable again (registry revision ${revision}).`;
    },
    pin: () => {
      const { remotes } = pin(file, remote(), true, reason);
      return `${name} stays at ${remotes[name].stable} until it is unpinned.`;
    },
    unpin: () => {
      pin(file, remote(), false, reason);
      return `${name} can be released again.`;
    },
    remove: () => {
      const { revision } = remove(file, remote(), reason);
      return `${name} is no longer part of the shop (registry revision ${revision}).`;
    },
  };
  if (!Object.hasOwn(commands, command ?? '')) throw new CommandError(USAGE);
  return commands[command]();
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } });
  } catch (error) {
    throw new CommandError(error.message);
  }
}

function status({ revision, updatedAt, remotes }) {
  const rows = Object.entries(remotes).map(([name, { stable, builds, pinned }]) => {
    const earlier = Object.keys(builds).filter((build) => build !== stable);
    return `${name.padEnd(20)} ${stable} of ${builds[stable].publishedAt}${pinned ? ', pinned' : ''}${earlier.length > 0 ? `; earlier: ${earlier.join(', ')}` : ''}`;
  });
  return [`Revision ${revision} of ${updatedAt}`, ...rows].join('\n');
}

function history({ history: all = [] }, name) {
  const shown = all.filter(({ remote }) => !name || remote === name).slice(-SHOWN);
  if (shown.length === 0) return 'Nothing has been changed yet.';
  return shown
    .reverse()
    .map(
      ({ at, by, action, remote, build, from, reason }) =>
        `${at} ${action.padEnd(8)} ${remote.padEnd(20)} ${[from, build].filter(Boolean).join(' → ')}${by ? ` by ${by}` : ''}${reason ? `: ${reason}` : ''}`,
    )
    .join('\n');
}
