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
 *     --all                         registers the current builds of all remotes: for the first registry of a shop
 *
 * With RELEASE_STORE (a folder, or s3://bucket/prefix) the build is published there first; `shell` as the remote publishes the shell's browser
 * files, so that open pages still find them after the next release.
 *
 * RELEASED_BY is the name in the history, else USER. SHOP_ORIGIN is the shop whose shell the build has to be compatible with.
 */
import { parseArgs } from 'node:util';
import { readState } from '../build/inputs.mjs';
import { CommandError, exitOnCommandError, remoteNames } from '../build/packages.mjs';
import { buildAll } from '../cli/build-all';
import { readShellContract } from './can-deploy.mjs';
import { canaryLine, parseShare } from './canary.mjs';
import { buildAndCheck } from './checks.mjs';
import { importBuild } from './import-build.mjs';
import { raiseVersion } from './raise-version.mjs';
import { readRegistry } from './registry-document.mjs';
import { registryLocation } from './registry-location.mjs';
import { canary, registerCurrentBuilds, release, withCanaryBuild, withRelease } from './registry.mjs';
import { publishBuild } from './store/publish.mjs';
import { releaseStore } from './store/release-store.mjs';

try {
  console.log(await run());
} catch (error) {
  exitOnCommandError(error);
}

async function run() {
  const { positionals, values } = parse();
  const [name, listedBuild] = positionals;
  const location = registryLocation();
  if (values.all) return registerAll(location);
  if (name === 'shell') return publishShell();
  requireRemote(name, values.from);
  const percent = values.canary === undefined ? undefined : parseShare(values.canary);
  const build = values.from === undefined ? listedBuild : importFrom(name, values);
  await requireChecks(location, name, build, values);
  if (values.raise !== undefined) raise(name, build, values);
  const skipReason = values['without-checks'];
  if (build === undefined && skipReason === undefined) await buildAndCheck(name);

  const options = {
    shell: await readShellContract(),
    ...(skipReason !== undefined && { reason: `without checks: ${skipReason}` }),
  };
  const step = percent === undefined ? stableStep(name, build, options) : canaryStep(name, build, percent, options);
  return values['dry-run'] ? tryOut(step, location) : step.take(location);
}

async function registerAll(location) {
  return (await registerCurrentBuilds(location))
    ? `The registry ${location} lists all current builds.`
    : 'The registry was up to date.';
}

/** A build from elsewhere may be the first of its remote. */
function requireRemote(name, from) {
  if (!remoteNames().includes(name) && !(from && /^mfe-[a-z0-9-]+$/.test(name)))
    throw new CommandError(`Which remote? One of ${remoteNames().join(', ')}, or --all.`);
}

function importFrom(name, { from, 'without-checks': skipReason }) {
  if (skipReason === undefined)
    throw new CommandError(
      'A build from elsewhere is not checked here. Say who checked it: --without-checks "checked by its own CI".',
    );
  return importBuild(name, from);
}

/** A named build was checked when it was first released, or there is a reason to release it unchecked. */
async function requireChecks(location, name, build, { 'without-checks': skipReason }) {
  if (skipReason?.trim() === '') throw new CommandError('Say why there are no checks: --without-checks "<reason>".');
  if (skipReason !== undefined || build === undefined) return;
  if (!(build in ((await readRegistry(location)).remotes[name]?.builds ?? {})))
    throw new CommandError(
      `The registry has no build ${build} of ${name}: release without naming a build, so that it is checked, or give a reason with --without-checks "<reason>".`,
    );
}

function raise(name, build, { raise: level, 'without-checks': skipReason }) {
  if (skipReason !== undefined || build !== undefined)
    throw new CommandError(
      'A raised version needs a new build: --raise cannot be combined with a build or with --without-checks.',
    );
  console.log(`${name} is version ${raiseVersion(name, level)} from now on.`);
}

function stableStep(name, build, options) {
  return {
    name,
    change: withRelease(name, build, options),
    buildIn: ({ stable }) => stable,
    take: async (location) => {
      const { remotes, revision } = await release(location, name, build, options);
      return `${name}: ${remotes[name].stable} is stable (registry revision ${revision}).`;
    },
  };
}

function canaryStep(name, build, percent, options) {
  const canaryOptions = { build: build ?? readState(name)?.build, percent, ...options };
  return {
    name,
    change: withCanaryBuild(name, canaryOptions),
    buildIn: ({ canary: { build: tried } }) => tried,
    take: async (location) => {
      const { remotes, revision } = await canary(location, name, canaryOptions);
      return `${canaryLine(name, remotes[name].canary)} (registry revision ${revision}).`;
    },
  };
}

async function tryOut({ name, change, buildIn }, location) {
  const { remotes } = change(await readRegistry(location));
  return `${name}: ${buildIn(remotes[name])} can be deployed. Nothing was changed.`;
}

async function publishShell() {
  if (!releaseStore()) throw new CommandError('Set RELEASE_STORE to the store that the shell is published to.');
  await buildAll(['shell'], { isQuick: false });
  const { build } = readState('shell');
  await publishBuild('shell', build);
  return `shell: ${build} is published.`;
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        canary: { type: 'string' },
        from: { type: 'string' },
        raise: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'without-checks': { type: 'string' },
      },
    });
  } catch (error) {
    throw new CommandError(error.message);
  }
}
