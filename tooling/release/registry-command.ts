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
 *     adopt                           signs the registry as it is: one that was never signed, or that was put right after a change without the key
 *     prune [--days 30]               removes builds from RELEASE_STORE that are older and that the registry no longer lists
 *
 * A change that would break a build in use is refused, except with `--force "<reason>"`. `--reason "…"` and that one go into the history.
 * RELEASED_BY is the name there, else the account of the machine.
 */
import { parseArgs } from 'node:util';
import { entryOf } from 'release-protocol/history';
import type { RegistryDocument } from 'release-protocol/registry-schema';
import { readState } from '../build/inputs';
import { CommandError, exitOnCommandError } from '../build/packages';
import { forceOf, readShellContract } from './can-deploy';
import { canaryLine, parseShare } from './canary-text';
import { adopt, canary, pin, promote, remove, rollback, withRelease } from './registry';
import { distrustOf, readRegistry } from './registry-document';
import { registryLocation } from './registry-file';
import { untilServed } from './served';
import { newestBuilds, pruneBuilds } from './store/publish';
import { releaseStore } from './store/release-store';
import { watchVerdicts } from './watch';

const USAGE =
  'Which command? status, history [remote], can-deploy <remote> [build], canary <remote> <share %>, promote <remote>, rollback <remote> [build], watch, pin <remote>, unpin <remote>, remove <remote>, adopt, prune.';
const SHOWN_HISTORY = 20;

run().then(console.log, exitOnCommandError);

async function run(): Promise<string> {
  const { positionals, values } = parse();
  const [command = '', name = '', third] = positionals;
  const { reason, build } = values;
  const options = async () => ({ reason, force: forceOf(values.force), shell: await readShellContract() });
  const location = registryLocation();
  const before = await readRegistry(location);
  const remote = () => {
    if (!name) throw new CommandError(`Which remote? One of ${Object.keys(before.remotes).join(', ')}.`);
    return name;
  };
  const commands: Readonly<Record<string, () => string | Promise<string>>> = {
    status: () => status(before, distrustOf(before, location)),
    history: () => history(before, name),
    'can-deploy': async () => {
      const after = withRelease(remote(), third, { shell: await readShellContract() })(before);
      return `${name}: ${entryOf(after, name).stable} can be deployed.`;
    },
    canary: async () => {
      const percent = parseShare(third);
      const listed = listedBuild(before, remote(), build);
      const after = await canary(location, remote(), { build: listed, percent, ...(await options()) });
      const { revision } = after;
      const { canary: active, stable } = entryOf(after, name);
      const served = await untilServed(location, { revision, remote: name });
      return `${canaryLine(name, active ?? { build: stable, percent })} (registry revision ${revision}). ${served}`;
    },
    promote: async () => {
      const after = await promote(location, remote(), await options());
      const { revision } = after;
      const { stable } = entryOf(after, name);
      const served = await untilServed(location, { revision, remote: name, build: stable });
      return `${name}: ${stable} is stable (registry revision ${revision}). ${served}`;
    },
    rollback: async () => {
      const activeCanary = third ? undefined : before.remotes[remote()]?.canary;
      const after = await rollback(location, remote(), third, await options());
      const { revision } = after;
      const { stable } = entryOf(after, name);
      const served = await untilServed(location, { revision, remote: name, build: stable });
      return activeCanary
        ? `${name}: the canary ${activeCanary.build} is taken out, ${stable} is for everyone (registry revision ${revision}). ${served}`
        : `${name}: ${stable} is stable again (registry revision ${revision}). ${served}`;
    },
    watch: () => watchVerdicts(location, values.url),
    pin: async () => {
      const after = await pin(location, remote(), true, await options());
      return `${name} stays at ${entryOf(after, name).stable} until it is unpinned.`;
    },
    unpin: async () => {
      await pin(location, remote(), false, await options());
      return `${name} can be released again.`;
    },
    remove: async () => {
      const { revision } = await remove(location, remote(), await options());
      return `${name} is no longer part of the shop (registry revision ${revision}).`;
    },
    adopt: async () => {
      if (!reason?.trim()) throw new CommandError('Say why it can be trusted: --reason "…"');
      return `The registry is signed as it is (registry revision ${(await adopt(location, reason)).revision}).`;
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
        force: { type: 'string' },
        build: { type: 'string' },
        days: { type: 'string' },
        url: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

function status({ revision, updatedAt, remotes }: RegistryDocument, distrust: string | undefined): string {
  const rows = Object.entries(remotes).map(([name, { stable, builds, pinned, canary: activeCanary }]) => {
    const earlier = Object.keys(builds).filter((build) => build !== stable && build !== activeCanary?.build);
    return `${name.padEnd(20)} ${stable} of ${builds[stable]?.publishedAt}${pinned ? ', pinned' : ''}${activeCanary ? `, canary ${activeCanary.build} for ${activeCanary.percent} %` : ''}${earlier.length > 0 ? `; earlier: ${earlier.join(', ')}` : ''}`;
  });
  const warning = distrust === undefined ? [] : [`No shell takes this registry. ${distrust}.`];
  return [`Revision ${revision} of ${updatedAt}`, ...warning, ...rows].join('\n');
}

function history({ history: all = [] }: RegistryDocument, name: string): string {
  const shown = all.filter(({ remote }) => !name || remote === name).slice(-SHOWN_HISTORY);
  if (shown.length === 0) return 'There are no changes yet.';
  return shown
    .reverse()
    .map(
      ({ at, by, action, remote, build, from, percent, reason }) =>
        `${at} ${action.padEnd(10)} ${(remote ?? 'all').padEnd(20)} ${[from, build].filter(Boolean).join(' → ')}${percent === undefined ? '' : ` ${percent} %`}${by ? ` by ${by}` : ''}${reason ? `: ${reason}` : ''}`,
    )
    .join('\n');
}
