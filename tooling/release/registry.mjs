/** Registry changes: release, canary, promotion, rollback, pin and removal of remotes. */
import { createPublicKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readState } from '../build/inputs.mjs';
import { CommandError, distOf, remoteNames } from '../build/packages.mjs';
import { requireTypeScript } from '../build/require-typescript.mjs';
import { readRelease } from '../build/seal-release.mjs';
import { remotePort } from '../dev/shop-programs';
import { builtShellContract, refuseIncompatible } from './can-deploy.mjs';
import { withCanary, withoutCanary, withPromotion, withQuarantine } from './canary.mjs';
import { changeRegistry, readRegistry } from './registry-document.mjs';
import { entryOf, withHistoryEntry, withRemote } from './registry-entry.mjs';
import { verifyRegistry } from './registry-signature.js';
import { readSigningKey } from './signing-key.mjs';
import { publishBuild, refuseReusedVersion } from './store/publish.mjs';

/** Earlier builds that stay in the registry, for open tabs and rollbacks. */
const KEPT_EARLIER = 3;
/** History actions whose `from` is a bad build. */
const ROLLBACK_ACTIONS = ['rollback', 'quarantine'];

/** Where the shop fetches a remote's builds: its own variable (MFE_PDP_ORIGIN), else a folder below RELEASE_STORE_URL, else its port on this machine. */
function originOf(name) {
  const variable = `${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`;
  const { [variable]: own, RELEASE_STORE_URL: store } = process.env;
  if (own) return own;
  if (store) return `${store.replace(/\/$/, '')}/${name}`;
  if (remoteNames().includes(name)) return `http://127.0.0.1:${remotePort(name)}`;
  throw new CommandError(`Where does the shop fetch builds of ${name}? Set RELEASE_STORE_URL or ${variable}.`);
}

/**
 * The registry entry of a build.
 *
 * @param existing entry of the same build, if the registry has one: it stays unchanged
 * @throws CommandError when the existing entry has other content
 */
function toBuildEntry(existing, release, publishedAt) {
  const {
    name,
    build,
    assetMap,
    remoteEntry,
    server,
    needs,
    routes = [],
    slots = {},
    exposes,
    emits,
    listens,
  } = release;
  if (!existing) return { publishedAt, assetMap, remoteEntry, server, needs, routes, slots, exposes, emits, listens };
  const contentOf = (entry) => [entry.assetMap, entry.remoteEntry, entry.server?.integrity].join();
  if (contentOf(existing) !== contentOf(release))
    throw new CommandError(`Not released. The registry has ${name}@${build} with other content: build it again.`);
  return existing;
}

/** The registry with one release as the stable build of its remote. @throws CommandError when the remote is pinned to another */
export function withStable(registry, release, origin, { publishedAt = new Date().toISOString(), reason } = {}) {
  const { name, build } = release;
  const before = registry.remotes[name];
  if (before?.stable === build && before.origin === origin) return registry;
  if (before?.pinned && before.stable !== build)
    throw new CommandError(
      `${name} is pinned to ${before.stable}. Release it again after: npm run registry -- unpin ${name}`,
    );
  // A release ends the canary, because it was compared with the stable build before.
  const canary = (before?.stable === build && before.canary) || null;
  const builds = withBuild(before?.builds, release, publishedAt, [build, ...(canary ? [canary.build] : [])]);
  const next = withRemote(registry, name, { ...before, origin, stable: build, canary, builds });
  if (before?.stable === build) return next;
  const from = before && { from: before.stable };
  return withHistoryEntry(next, { action: 'release', remote: name, build, ...from, ...(reason && { reason }) });
}

/** Adds a build to a remote's builds. @param used stable build and canary, which stay; of the others only the latest do */
function withBuild(builds = {}, release, publishedAt, used) {
  const { build } = release;
  const all = { ...builds, [build]: toBuildEntry(builds[build], release, publishedAt) };
  const earlier = Object.keys(all)
    .filter((id) => !used.includes(id))
    .sort((a, b) => all[b].publishedAt.localeCompare(all[a].publishedAt))
    .slice(0, KEPT_EARLIER);
  return Object.fromEntries([...used, ...earlier].map((id) => [id, all[id]]));
}

/**
 * The registry without the canary of a remote. When there is no canary, or a build is named, an earlier build becomes stable.
 *
 * @param {string | undefined} to default: the build that was stable before and has not been rolled back
 * @throws CommandError when there is no such build
 */
export function withRollback(registry, name, to, reason) {
  const { stable, builds, ...entry } = entryOf(registry, name);
  if (to === undefined && entry.canary) return withoutCanary(registry, name, 'rollback', reason);
  const build = to ?? rollbackTarget(registry, name);
  if (build === undefined || !(build in builds) || build === stable)
    throw new CommandError(
      `${name} has no ${to === undefined ? 'earlier build' : `earlier build ${to}`}. It has: ${Object.keys(builds).join(', ')}.`,
    );
  const next = withRemote(registry, name, { ...entry, stable: build, canary: null, builds });
  return withHistoryEntry(next, { action: 'rollback', remote: name, build, from: stable, ...(reason && { reason }) });
}

/** The build that was stable last, except builds that were rolled back. Repeated rollbacks go further back. Builds that were only canaries do not count. */
function rollbackTarget({ history = [], remotes }, name) {
  const { stable, builds } = remotes[name];
  const changes = history.filter(({ remote }) => remote === name);
  const rolledBack = new Set(changes.filter(({ action }) => ROLLBACK_ACTIONS.includes(action)).map(({ from }) => from));
  const onceStable = changes
    .flatMap(({ action, build, from }) => (action === 'canary' ? [from] : [from, build]))
    .filter(Boolean);
  const canaries = new Set(changes.filter(({ action }) => action === 'canary').map(({ build }) => build));
  // Releases from before the registry had a history are ordered by their date.
  const byDate = Object.keys(builds)
    .filter((build) => !canaries.has(build))
    .sort((a, b) => builds[a].publishedAt.localeCompare(builds[b].publishedAt));
  return [...byDate, ...onceStable].findLast((build) => build !== stable && !rolledBack.has(build) && build in builds);
}

/** Pins or unpins a remote. Releases of a pinned remote are refused; a rollback is still possible. */
export function withPin(registry, name, isPinned, reason) {
  const { pinned = false, ...entry } = entryOf(registry, name);
  if (pinned === isPinned) throw new CommandError(`${name} is ${isPinned ? 'pinned already' : 'not pinned'}.`);
  const next = withRemote(registry, name, { ...entry, ...(isPinned && { pinned: true }) });
  const action = isPinned ? 'pin' : 'unpin';
  return withHistoryEntry(next, { action, remote: name, build: entry.stable, ...(reason && { reason }) });
}

/** The registry without a remote: its pages answer 404 and its slots show their fallbacks. @throws CommandError when it is not listed */
export function withoutRemote(registry, name, reason) {
  const { stable } = entryOf(registry, name);
  const remotes = Object.fromEntries(Object.entries(registry.remotes).filter(([remote]) => remote !== name));
  return withHistoryEntry(
    { ...registry, remotes },
    { action: 'remove', remote: name, from: stable, ...(reason && { reason }) },
  );
}

/** @throws CommandError when two builds of a lane claim the same path or slot, or a build claims an address of the shell */
export function refuseConflicts(registry) {
  const { conflictsIn } = requireTypeScript('shell/src/federation/remote-claims.ts');
  const { planLanes } = requireTypeScript('shell/src/federation/lanes.ts');
  const remotes = Object.entries(registry.remotes);
  // A canary with share 0 is paused. Its claims are checked before visitors get it.
  const activeCanaries = remotes.flatMap(([remote, { canary }]) =>
    canary ? [{ remote, ...canary, percent: canary.percent || 1 }] : [],
  );
  for (const { canaries } of planLanes(activeCanaries)) {
    const claims = remotes.map(([remote, { stable, builds }]) => {
      const { routes = [], slots = {} } = builds[canaries.find((canary) => canary.remote === remote)?.build ?? stable];
      return { remote, routes, slots };
    });
    const conflicts = conflictsIn(claims);
    if (conflicts.length > 0) throw new CommandError(`Not released. ${conflicts.join('. ')}.`);
  }
  return registry;
}

/** Makes the current build of every remote stable, unless the remote is pinned or the build is its canary. @returns whether the registry changed */
export async function registerCurrentBuilds(location) {
  for (const name of ['shell', ...remoteNames()])
    if (readState(name)?.build) await publishBuild(name, readState(name).build);
  let isChanged = false;
  await changeRegistry(location, (before) => {
    let registry = before;
    for (const name of remoteNames()) {
      const build = readState(name)?.build;
      const { pinned, canary } = before.remotes[name] ?? {};
      if (build && !pinned && canary?.build !== build)
        registry = withStable(registry, readRelease(name, build), originOf(name));
    }
    isChanged = registry !== before || !isSigned(before, location);
    return isChanged ? { ...refuseConflicts(registry) } : before;
  });
  return isChanged;
}

/** False without a signature, or with one by another key. */
function isSigned(registry, location) {
  try {
    verifyRegistry(registry, createPublicKey(readSigningKey(location)));
    return true;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    return false;
  }
}

/** Writes a registry with the current builds of the named remotes and no others. */
export function writeComposition(location, names) {
  const built = names.map((name) => [name, readState(name)?.build]).filter(([, build]) => build);
  return changeRegistry(location, (before) =>
    refuseConflicts(
      built.reduce((registry, [name, build]) => withStable(registry, readRelease(name, build), originOf(name)), {
        ...before,
        remotes: {},
      }),
    ),
  );
}

/**
 * Makes a build the stable one of its remote.
 *
 * @param {{ shell?: object, reason?: string }} options shell: contract of the shell in use (can-deploy.mjs); reason: for the history
 * @throws CommandError when there is no build, its claims conflict, or it is incompatible with what is in use
 */
export function release(location, name, build, options) {
  const change = withRelease(name, build, options);
  return publishAndChange(location, name, change, ({ stable }) => stable);
}

/** Publishes the build only if the change is accepted. @param buildOf picks the build from the changed entry */
async function publishAndChange(location, name, change, buildOf) {
  const { remotes } = change(await readRegistry(location));
  await publishBuild(name, buildOf(remotes[name]));
  return changeRegistry(location, change);
}

/** @returns the change that a release makes to a registry; it throws CommandError as `release` does */
export function withRelease(name, build = readState(name)?.build, { shell = builtShellContract(), reason } = {}) {
  if (!build) throw new CommandError(`${name} has no build. Run: node --import tsx tooling/build/build.mjs ${name}`);
  return (registry) => {
    const { builds = {} } = registry.remotes[name] ?? {};
    refuseReusedVersion(name, build, Object.keys(builds));
    const sealed = sealedBuildOf(name, build, builds[build]);
    return refuseIncompatible(
      registry,
      refuseConflicts(withStable(registry, sealed, originOf(name), { reason })),
      shell,
    );
  };
}

/** @param existing registry entry of the build, used when its files are not on this machine. @throws CommandError */
const sealedBuildOf = (name, build, existing) =>
  existing && !existsSync(join(distOf(name), build)) ? { ...existing, name, build } : readRelease(name, build);

/**
 * Gives a build of a remote to a share of the visitors.
 *
 * @param {{ build?: string, percent: number, reason?: string, shell?: object }} options build: default the active canary, else the current
 *   build; shell: contract of the shell in use (can-deploy.mjs)
 * @throws CommandError when there is no such build, its claims conflict, it is incompatible with what is in use, or it cannot be a canary
 */
export function canary(location, name, options) {
  return publishAndChange(location, name, withCanaryBuild(name, options), (entry) => entry.canary.build);
}

/** How `canary` would change a registry. @throws CommandError as `canary` does */
export function withCanaryBuild(name, { build: named, percent, reason, shell = builtShellContract() }) {
  return (registry) => {
    const entry = entryOf(registry, name);
    const build = named ?? entry.canary?.build ?? readState(name)?.build;
    if (!build) throw new CommandError(`${name} has no build. Run: node --import tsx tooling/build/build.mjs ${name}`);
    refuseReusedVersion(name, build, Object.keys(entry.builds));
    const sealed = sealedBuildOf(name, build, entry.builds[build]);
    const builds = withBuild(entry.builds, sealed, new Date().toISOString(), [entry.stable, build]);
    const listed = withRemote(registry, name, { ...entry, builds });
    return refuseIncompatible(registry, refuseConflicts(withCanary(listed, name, { build, percent, reason })), shell);
  };
}

/** Makes the canary of a remote its stable build. @throws CommandError when there is no canary */
export const promote = (location, name, reason) =>
  changeRegistry(location, (registry) => refuseConflicts(withPromotion(registry, name, reason)));

/** Takes out a canary that a shell has rejected. @returns the revision, and whether that canary was still active */
export async function quarantine(location, verdict) {
  let isChanged = false;
  const { revision } = await changeRegistry(location, (registry) => {
    const next = withQuarantine(registry, verdict);
    isChanged = next !== registry;
    return next;
  });
  return { revision, isChanged };
}

/** Takes the canary out, else goes back to an earlier build, by default the one before. @throws CommandError when there is none, or its claims conflict */
export const rollback = (location, name, to, reason) =>
  changeRegistry(location, (registry) => refuseConflicts(withRollback(registry, name, to, reason)));

export const pin = (location, name, isPinned, reason) =>
  changeRegistry(location, (registry) => withPin(registry, name, isPinned, reason));

/** Takes a remote out of the shop. @throws CommandError when it is not in the registry */
export const remove = (location, name, reason) =>
  changeRegistry(location, (registry) => withoutRemote(registry, name, reason));
