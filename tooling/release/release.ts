/**
 * Releases a remote: `npm run release -w mfe-pdp` (or `npm run release -- mfe-pdp`) builds it, runs its checks, checks that the build is compatible
 * with everything in use, and makes it the stable build in the registry. A running shell serves it within seconds, without a restart.
 *
 *     <remote> <build>              a build that the registry lists: it was checked when it was first released
 *     --raise patch                 raises the version first: major, minor or patch. A version is published only once
 *     --canary 5                    releases to 5 % of the visitors instead of all (docs/operations.md)
 *     --from <folder>               a sealed build that was made elsewhere, also of a remote in another repository
 *     --dry-run                     does everything except publish and change the registry
 *     --without-checks "<reason>"   releases the current build as it is; the reason goes into the history. Compatibility is checked nevertheless
 *     --force "<reason>"            releases it although it breaks a build in use; the reason goes into the history
 *     --init                        writes the first registry of a shop, with the current builds of all remotes; one that is there stays as it is
 *
 * With RELEASE_STORE (a folder, or s3://bucket/prefix) the build is published there first; `shell` as the remote publishes the shell's browser
 * files, so that open pages still find them after the next release.
 *
 * RELEASED_BY is the name in the history, else the account of the machine. SHOP_ORIGIN is the shop whose shell the build has to be compatible with.
 */
import { parseArgs } from 'node:util';
import { entryOf } from 'release-protocol/history';
import type { WrittenRemote } from 'release-protocol/registry-schema';
import { readState } from '../build/inputs';
import { CommandError, exitOnCommandError, remoteNames } from '../build/packages';
import { buildAll } from '../cli/build-all';
import { forceOf, readShellContract } from './can-deploy';
import { canaryLine, parseShare } from './canary-text';
import { buildAndCheck } from './checks';
import { importBuild } from './import-build';
import { raiseVersion } from './raise-version';
import {
  canary,
  initRegistry,
  type RegistryChange,
  release,
  type ReleaseOptions,
  withCanaryBuild,
  withRelease,
} from './registry';
import { readRegistry } from './registry-document';
import { registryLocation } from './registry-file';
import { untilServed } from './served';
import { publishBuild } from './store/publish';
import { releaseStore } from './store/release-store';

run().then(console.log, exitOnCommandError);

async function run(): Promise<string> {
  const { positionals, values } = parse();
  const [name = '', listedBuild] = positionals;
  const location = registryLocation();
  if (values.init) return init(location);
  if (name === 'shell') return publishShell();
  requireRemote(name, values.from);
  const percent = values.canary === undefined ? undefined : parseShare(values.canary);
  const skipReason = values['without-checks'];
  const build = values.from === undefined ? listedBuild : importFrom(name, values.from, skipReason);
  await requireChecks(location, name, build, skipReason);
  if (values.raise !== undefined) raise(name, build, values.raise, skipReason);
  if (build === undefined && skipReason === undefined) await buildAndCheck(name);

  const options = {
    shell: await readShellContract(),
    ...(skipReason !== undefined && { reason: `without checks: ${skipReason}` }),
    force: forceOf(values.force),
  };
  const step = percent === undefined ? stableStep(name, build, options) : canaryStep(name, build, percent, options);
  return values['dry-run'] ? tryOut(step, location) : step.take(location);
}

async function init(location: string): Promise<string> {
  return (await initRegistry(location))
    ? `The registry ${location} lists all current builds.`
    : `There is a registry at ${location}: it stays as it is.`;
}

/** A build from elsewhere may be the first of its remote. */
function requireRemote(name: string, from: string | undefined): void {
  if (!remoteNames().includes(name) && !(from && /^mfe-[a-z0-9-]+$/.test(name)))
    throw new CommandError(`Which remote? One of ${remoteNames().join(', ')}, or --init.`);
}

function importFrom(name: string, from: string, skipReason: string | undefined): string {
  if (skipReason === undefined)
    throw new CommandError(
      'A build from elsewhere is not checked here. Say who checked it: --without-checks "checked by its own CI".',
    );
  return importBuild(name, from);
}

/** A named build was checked when it was first released, or there is a reason to release it unchecked. */
async function requireChecks(
  location: string,
  name: string,
  build: string | undefined,
  skipReason: string | undefined,
): Promise<void> {
  if (skipReason?.trim() === '') throw new CommandError('Say why there are no checks: --without-checks "<reason>".');
  if (skipReason !== undefined || build === undefined) return;
  if (!(build in ((await readRegistry(location)).remotes[name]?.builds ?? {})))
    throw new CommandError(
      `The registry has no build ${build} of ${name}: release without naming a build, so that it is checked, or give a reason with --without-checks "<reason>".`,
    );
}

function raise(name: string, build: string | undefined, level: string, skipReason: string | undefined): void {
  if (skipReason !== undefined || build !== undefined)
    throw new CommandError(
      'A raised version needs a new build: --raise cannot be combined with a build or with --without-checks.',
    );
  console.log(`${name} is version ${raiseVersion(name, level)} from now on.`);
}

/** The change of the registry by this command, and how it is tried out. */
interface Step {
  readonly name: string;
  readonly change: RegistryChange;
  readonly buildIn: (entry: WrittenRemote) => string | undefined;
  /** @returns the sentence for the terminal */
  readonly take: (location: string) => Promise<string>;
}

const stableStep = (name: string, build: string | undefined, options: ReleaseOptions): Step => ({
  name,
  change: withRelease(name, build, options),
  buildIn: ({ stable }) => stable,
  take: async (location) => {
    const registry = await release(location, name, build, options);
    const { revision } = registry;
    const { stable } = entryOf(registry, name);
    const served = await untilServed(location, { revision, remote: name, build: stable });
    return `${name}: ${stable} is stable (registry revision ${revision}). ${served}`;
  },
});

function canaryStep(name: string, named: string | undefined, percent: number, options: ReleaseOptions): Step {
  const canaryOptions = { build: named ?? readState(name)?.build, percent, ...options };
  return {
    name,
    change: withCanaryBuild(name, canaryOptions),
    buildIn: ({ canary: tried }) => tried?.build,
    take: async (location) => {
      const registry = await canary(location, name, canaryOptions);
      const { canary: active, stable } = entryOf(registry, name);
      const { revision } = registry;
      const served = await untilServed(location, { revision, remote: name });
      return `${canaryLine(name, active ?? { build: stable, percent })} (registry revision ${revision}). ${served}`;
    },
  };
}

async function tryOut({ name, change, buildIn }: Step, location: string): Promise<string> {
  const tried = buildIn(entryOf(change(await readRegistry(location)), name));
  return `${name}: ${tried} can be deployed. Nothing was changed.`;
}

async function publishShell(): Promise<string> {
  if (!releaseStore()) throw new CommandError('Set RELEASE_STORE to the store that the shell is published to.');
  await buildAll(['shell'], { isQuick: false });
  const build = readState('shell')?.build;
  if (!build) throw new CommandError('The shell has no build.');
  await publishBuild('shell', build);
  return `shell: ${build} is published.`;
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        init: { type: 'boolean' },
        force: { type: 'string' },
        canary: { type: 'string' },
        from: { type: 'string' },
        raise: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'without-checks': { type: 'string' },
      },
    });
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}
