/**
 * What is in use, and ways back: `npm run registry -- <command>`.
 *
 *     status                          the stable build of each remote, and the earlier ones
 *     history [remote]                who changed what, the latest first
 *     can-deploy <remote> [build]     whether its current build, or the named one, fits everything that is in use; changes nothing
 *     canary <remote> <share %>       a share of the visitors gets another build, --build <id>; again: another share
 *     promote <remote>                the canary becomes the stable build
 *     rollback <remote> [build]       takes the canary out; without one, back to the build before or to a named one
 *     watch [--url <shell>]…          takes out, for all shells, the canaries that one of them found worse; until it is stopped
 *     pin <remote>, unpin <remote>    releases of it are refused, and allowed again
 *     remove <remote>                 takes it out of the shop
 *
 * `--reason "…"` goes into the history. RELEASED_BY says who, else USER.
 */
import { parseArgs } from 'node:util';
import { readState } from '../build/inputs.mjs';
import { CommandError, exitOnCommandError } from '../build/packages.mjs';
import { canaryLine, parseShare } from './canary.mjs';
import { readShellContract } from './fit.mjs';
import { canary, pin, promote, remove, rollback, withRelease } from './registry.mjs';
import { readRegistry } from './registry-file.mjs';
import { registryFile } from './registry-location.mjs';
import { watchVerdicts } from './watch.mjs';

const USAGE =
  'Which command? status, history [remote], can-deploy <remote> [build], canary <remote> <share %>, promote <remote>, rollback <remote> [build], watch, pin <remote>, unpin <remote>, remove <remote>.';
const SHOWN = 20;

try {
  console.log(await run());
} catch (error) {
  exitOnCommandError(error);
}

function run() {
  const { positionals, values } = parse();
  const [command, name, third] = positionals;
  const { reason, build } = values;
  const file = registryFile();
  const remote = () => {
    if (!name) throw new CommandError(`Which remote? One of ${Object.keys(readRegistry(file).remotes).join(', ')}.`);
    return name;
  };
  const commands = {
    status: () => status(readRegistry(file)),
    history: () => history(readRegistry(file), name),
    'can-deploy': async () => {
      const after = withRelease(name, third, { shell: await readShellContract() })(readRegistry(file));
      return `${name}: ${after.remotes[name].stable} can be deployed.`;
    },
    canary: async () => {
      const percent = parseShare(third);
      const options = { build: listedBuild(file, remote(), build), percent, reason, shell: await readShellContract() };
      const { remotes, revision } = canary(file, remote(), options);
      return `${canaryLine(name, remotes[name].canary)} (registry revision ${revision}).`;
    },
    promote: () => {
      const { remotes, revision } = promote(file, remote(), reason);
      return `${name}: ${remotes[name].stable} is stable (registry revision ${revision}).`;
    },
    rollback: () => {
      const tried = third ? undefined : readRegistry(file).remotes[remote()]?.canary;
      const { remotes, revision } = rollback(file, remote(), third, reason);
      const { stable } = remotes[name];
      return tried
        ? `${name}: the canary ${tried.build} is taken out, ${stable} is for everyone (registry revision ${revision}).`
        : `${name}: ${stable} is stable again (registry revision ${revision}).`;
    },
    watch: () => watchVerdicts(file, values.url),
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

/** The named build, else the canary in force, else the current build; only one that was checked when it was released. */
function listedBuild(file, name, named) {
  const { canary: tried, builds = {} } = readRegistry(file).remotes[name] ?? {};
  const build = named ?? tried?.build ?? readState(name)?.build;
  if (!readRegistry(file).remotes[name] || build in builds) return build;
  throw new CommandError(
    `The registry has no build ${build ?? ''} of ${name}. A new one is checked first: npm run release -- ${name} --canary 5`,
  );
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { reason: { type: 'string' }, build: { type: 'string' }, url: { type: 'string', multiple: true } },
    });
  } catch (error) {
    throw new CommandError(error.message);
  }
}

function status({ revision, updatedAt, remotes }) {
  const rows = Object.entries(remotes).map(([name, { stable, builds, pinned, canary: tried }]) => {
    const earlier = Object.keys(builds).filter((build) => build !== stable && build !== tried?.build);
    return `${name.padEnd(20)} ${stable} of ${builds[stable].publishedAt}${pinned ? ', pinned' : ''}${tried ? `, canary ${tried.build} for ${tried.percent} %` : ''}${earlier.length > 0 ? `; earlier: ${earlier.join(', ')}` : ''}`;
  });
  return [`Revision ${revision} of ${updatedAt}`, ...rows].join('\n');
}

function history({ history: all = [] }, name) {
  const shown = all.filter(({ remote }) => !name || remote === name).slice(-SHOWN);
  if (shown.length === 0) return 'Nothing has been changed yet.';
  return shown
    .reverse()
    .map(
      ({ at, by, action, remote, build, from, percent, reason }) =>
        `${at} ${action.padEnd(10)} ${remote.padEnd(20)} ${[from, build].filter(Boolean).join(' → ')}${percent === undefined ? '' : ` ${percent} %`}${by ? ` by ${by}` : ''}${reason ? `: ${reason}` : ''}`,
    )
    .join('\n');
}
