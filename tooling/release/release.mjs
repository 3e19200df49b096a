/**
 * Releases a remote: `npm run release -w mfe-pdp` (or `npm run release -- mfe-pdp`) builds it, runs its own checks, asks whether the build fits
 * everything that is in use, and makes it the stable build of the registry. A running shell follows within seconds, without a restart.
 *
 *     <remote> <build>              an earlier build that the registry has: it was checked when it was first released
 *     --raise patch                 raises the version before: major, minor or patch. A version is published once
 *     --canary 5                    for 5 % of the visitors instead of all (docs/operations.md)
 *     --from <folder>               a sealed build that was made elsewhere, also of a remote that is not in this repository
 *     --dry-run                     all of it but the last step
 *     --without-checks "<reason>"   the current build as it is; the reason goes into the history. Whether it fits is asked all the same
 *     --all                         the current builds of all remotes: the first registry of a shop
 *
 * With RELEASE_STORE (a folder, or s3://bucket/prefix) the build is published there first; `shell` as the remote publishes the shell's browser
 * files, so that open pages find them after its next release.
 *
 * RELEASED_BY says who, else USER. SHOP_ORIGIN names the shop whose shell the build has to fit.
 */
import { parseArgs } from 'node:util';
import { readState } from '../build/inputs.mjs';
import { CommandError, exitOnCommandError, remoteNames } from '../build/packages.mjs';
import { buildAll } from '../run/build-all.mjs';
import { canaryLine, parseShare } from './canary.mjs';
import { buildAndCheck } from './checks.mjs';
import { readShellContract } from './fit.mjs';
import { raiseVersion } from './raise-version.mjs';
import { canary, registerCurrentBuilds, release, withRelease } from './registry.mjs';
import { readRegistry } from './registry-document.mjs';
import { registryLocation } from './registry-location.mjs';
import { publishBuild } from './store/publish.mjs';
import { releaseStore } from './store/release-store.mjs';
import { takeBuild } from './take-build.mjs';

try {
  console.log(await run());
} catch (error) {
  exitOnCommandError(error);
}

async function run() {
  const { positionals, values } = parse();
  const [name] = positionals;
  const location = registryLocation();
  if (values.all)
    return (await registerCurrentBuilds(location))
      ? `The registry ${location} names every current build.`
      : 'The registry was up to date.';
  if (name === 'shell') return publishShell();
  if (!remoteNames().includes(name) && !(values.from && /^mfe-[a-z0-9-]+$/.test(name)))
    throw new CommandError(`Which remote? One of ${remoteNames().join(', ')}, or --all.`);
  const percent = values.canary === undefined ? undefined : parseShare(values.canary);
  const unchecked = values['without-checks'];
  if (values.from !== undefined && unchecked === undefined)
    throw new CommandError(
      'What is made elsewhere is checked elsewhere. Say by whom: --without-checks "checked by its own CI".',
    );
  const build = values.from === undefined ? positionals[1] : takeBuild(name, values.from);
  const isKnown = build !== undefined && build in ((await readRegistry(location)).remotes[name]?.builds ?? {});
  if (unchecked === undefined && build !== undefined && !isKnown)
    throw new CommandError(
      `The registry has no build ${build} of ${name}: release it without naming it, so that it is checked, or say why not with --without-checks "<reason>".`,
    );
  if (unchecked?.trim() === '') throw new CommandError('Say why there are no checks: --without-checks "<reason>".');
  if (values.raise !== undefined && (unchecked !== undefined || build !== undefined))
    throw new CommandError(
      'A raised version is built anew: --raise goes neither with a build nor with --without-checks.',
    );
  if (values.raise !== undefined) console.log(`${name} is version ${raiseVersion(name, values.raise)} from now on.`);
  if (unchecked === undefined && build === undefined) await buildAndCheck(name);

  const options = {
    shell: await readShellContract(),
    ...(unchecked !== undefined && { reason: `without checks: ${unchecked}` }),
  };
  if (values['dry-run']) {
    const { remotes } = withRelease(name, build, options)(await readRegistry(location));
    return `${name}: ${remotes[name].stable} can be deployed. Nothing was changed.`;
  }
  if (values.canary !== undefined) {
    const { remotes, revision } = await canary(location, name, {
      build: build ?? readState(name)?.build,
      percent,
      ...options,
    });
    return `${canaryLine(name, remotes[name].canary)} (registry revision ${revision}).`;
  }
  const { remotes, revision } = await release(location, name, build, options);
  return `${name}: ${remotes[name].stable} is stable (registry revision ${revision}).`;
}

async function publishShell() {
  if (!releaseStore()) throw new CommandError('Name the store that the shell is published to: RELEASE_STORE.');
  await buildAll(['shell']);
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
