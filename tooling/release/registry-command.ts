/**
 * Shows and changes which builds are in use: `npm run registry -- <command>`.
 *
 *     status                          stable build, canary and earlier builds of each remote
 *     history [remote]                who changed what, latest first
 *     can-deploy <remote> [build]     whether its current build, or the named one, is compatible with everything in use; changes nothing
 *     canary <remote> <share %>       gives a build (--build <id>) to a share of the visitors; run it again to change the share
 *     promote <remote>                the canary becomes the stable build
 *     rollback <remote> [build]       takes the canary out; without a canary, goes back to the build before, or to the named one
 *     watch [--url <shell>]…          takes out, for all shells, canaries that one of them rejected; runs until it is stopped
 *     pin <remote>, unpin <remote>    refuses releases of it, and allows them again
 *     remove <remote>                 takes it out of the shop
 *     prune [--days 30]               removes builds from RELEASE_STORE that are older and that the registry no longer lists
 *
 * `--reason "…"` goes into the history. RELEASED_BY is the name there, else USER.
 */
import { parseArgs } from 'node:util';
import { entryOf } from 'release-protocol/history';
import type { RegistryDocument } from 'release-protocol/registry-schema';
import { readState } from '../build/inputs';
import { CommandError, exitOnCommandError } from '../build/packages';
import { readShellContract } from './can-deploy';
import { canaryLine, parseShare } from './canary-text';
import { canary, pin, promote, remove, rollback, withRelease } from './registry';
import { readRegistry } from './registry-document';
import { registryLocation } from './registry-file';
import { newestBuilds, pruneBuilds } from './store/publish';
import { releaseStore } from './store/release-store';
import { watchVerdicts } from './watch';

const USAGE =
  'Which command? status, history [remote], can-deploy <remote> [build], canary <remote> <share %>, promote <remote>, rollback <remote> [build], watch, pin <remote>, unpin <remote>, remove <remote>, prune.';
const SHOWN_HISTORY = 20;

run().then(console.log, exitOnCommandError);

async function run(): Promise<string> {
  const { positionals, values } = parse();
  const [command = '', name = '', third] = positionals;
  const { reason, build } = values;
  const location = registryLocation();
  const before = await readRegistry(location);
  const remote = () => {
    if (!name) throw new CommandError(`Which remote? One of ${Object.keys(before.remotes).join(', ')}.`);
    return name;
  };
  const commands: Readonly<Record<string, () => string | Promise<string>>> = {
    status: () => status(before),
    history: () => history(before, name),
    'can-deploy': async () => {
      const after = withRelease(remote(), third, { shell: await readShellContract() })(before);
      return `${name}: ${entryOf(after, name).stable} can be deployed.`;
    },
    canary: async () => {
      const percent = parseShare(third);
      const options = {
        build: listedBuild(before, remote(), build),
        percent,
        reason,
        shell: await readShellContract(),
      };
      const after = await canary(location, remote(), options);
      const { canary: active, stable } = entryOf(after, name);
      return `${canaryLine(name, active ?? { build: stable, percent })} (registry revision ${after.revision}).`;
    },
    promote: async () => {
      const after = await promote(location, remote(), reason);
      return `${name}: ${entryOf(after, name).stable} is stable (registry revision ${after.revision}).`;
    },
    rollback: async () => {
      const activeCanary = third ? undefined : before.remotes[remote()]?.canary;
      const after = await rollback(location, remote(), third, reason);
      const { revision } = after;
      const { stable } = entryOf(after, name);
      return activeCanary
        ? `${name}: the canary ${activeCanary.build} is taken out, ${stable} is for everyone (registry revision ${revision}).`
        : `${name}: ${stable} is stable again (registry revision ${revision}).`;
    },
    watch: () => watchVerdicts(location, values.url),
    pin: async () => {
      const after = await pin(location, remote(), true, reason);
      return `${name} stays at ${entryOf(after, name).stable} until it is unpinned.`;
    },
    unpin: async () => {
      await pin(location, remote(), false, reason);
      return `${name} can be released again.`;
    },
    remove: async () => {
      const { revision } = await remove(location, remote(), reason);
      return `${name} is no longer part of the shop (registry revision ${revision}).`;
    },
    prune: () => prune(before, values.days),
  };
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!chosen) throw new CommandError(USAGE);
  return chosen();
}

/** The named build, else the active canary, else the current build. It has to be in the registry, because only released builds were checked. */
function listedBuild({ remotes }: RegistryDocument, name: string, named: string | undefined): string | undefined {
  const { canary: activeCanary, builds = {} } = remotes[name] ?? {};
  const build = named ?? activeCanary?.build ?? readState(name)?.build;
  if (!remotes[name] || (build !== undefined && build in builds)) return build;
  throw new CommandError(
    `The registry has no build ${build ?? ''} of ${name}. A new one is checked first: npm run release -- ${name} --canary 5`,
  );
}

/** The registry does not list builds of the shell, so its latest ones stay. */
async function prune({ remotes }: RegistryDocument, days = '30'): Promise<string> {
  const store = releaseStore();
  if (!store)
    throw new CommandError('There is no RELEASE_STORE. Builds in <package>/dist are removed by the next build.');
  if (!/^\d{1,4}$/.test(days)) throw new CommandError('How old? A number of days: --days 30');
  const lines: string[] = [];
  for (const [name, used] of [
    ['shell', await newestBuilds('shell', store)] as const,
    ...Object.entries(remotes).map(([remote, { builds }]) => [remote, Object.keys(builds)] as const),
  ])
    for (const build of await pruneBuilds(name, used, Number(days), store)) lines.push(`${name}: ${build} is removed.`);
  return lines.join('\n') || 'There was nothing to remove.';
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        build: { type: 'string' },
        days: { type: 'string' },
        url: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

function status({ revision, updatedAt, remotes }: RegistryDocument): string {
  const rows = Object.entries(remotes).map(([name, { stable, builds, pinned, canary: activeCanary }]) => {
    const earlier = Object.keys(builds).filter((build) => build !== stable && build !== activeCanary?.build);
    return `${name.padEnd(20)} ${stable} of ${builds[stable]?.publishedAt}${pinned ? ', pinned' : ''}${activeCanary ? `, canary ${activeCanary.build} for ${activeCanary.percent} %` : ''}${earlier.length > 0 ? `; earlier: ${earlier.join(', ')}` : ''}`;
  });
  return [`Revision ${revision} of ${updatedAt}`, ...rows].join('\n');
}

function history({ history: all = [] }: RegistryDocument, name: string): string {
  const shown = all.filter(({ remote }) => !name || remote === name).slice(-SHOWN_HISTORY);
  if (shown.length === 0) return 'There are no changes yet.';
  return shown
    .reverse()
    .map(
      ({ at, by, action, remote, build, from, percent, reason }) =>
        `${at} ${action.padEnd(10)} ${remote.padEnd(20)} ${[from, build].filter(Boolean).join(' → ')}${percent === undefined ? '' : ` ${percent} %`}${by ? ` by ${by}` : ''}${reason ? `: ${reason}` : ''}`,
    )
    .join('\n');
}
