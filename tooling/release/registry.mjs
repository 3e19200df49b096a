/** Changes of the registry: which builds of each remote are in use. */
import { createPublicKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readState } from '../build/inputs.mjs';
import { CommandError, distOf, remoteNames } from '../build/packages.mjs';
import { requireTypeScript } from '../build/require-typescript.mjs';
import { readRelease } from '../build/seal-release.mjs';
import { remotePort } from '../run/shop-programs.mjs';
import { withCanary, withoutCanary, withPromotion, withQuarantine } from './canary.mjs';
import { builtShellContract, refuseMisfits } from './fit.mjs';
import { changeRegistry, readRegistry } from './registry-document.mjs';
import { entryOf, noted, withRemote } from './registry-entry.mjs';
import { verifyRegistry } from './registry-signature.js';
import { readSigningKey } from './signing-key.mjs';
import { publishBuild, refuseReusedVersion } from './store/publish.mjs';

/** Builds that stay in the registry besides the stable one and the canary: open tabs use them, and a rollback finds them. */
const KEPT_EARLIER = 3;
/** Actions whose `from` turned out to be bad. */
const GONE_BACK = ['rollback', 'quarantine'];
/** Where the shop fetches a remote's builds: MFE_PDP_ORIGIN and the like, its folder below RELEASE_STORE_URL, else its port on this machine. */
function originOf(name) {
  const variable = `${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`;
  const { [variable]: own, RELEASE_STORE_URL: store } = process.env;
  if (own) return own;
  if (store) return `${store.replace(/\/$/, '')}/${name}`;
  if (remoteNames().includes(name)) return `http://127.0.0.1:${remotePort(name)}`;
  throw new CommandError(`Where does the shop fetch builds of ${name}? Set RELEASE_STORE_URL or ${variable}.`);
}

/**
 * What the registry says of a build. A build that it has already stays as it is.
 *
 * @throws CommandError when the registry has other content under the build's name
 */
function entryOfBuild(known, release, publishedAt) {
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
  if (!known) return { publishedAt, assetMap, remoteEntry, server, needs, routes, slots, exposes, emits, listens };
  const contentOf = (entry) => [entry.assetMap, entry.remoteEntry, entry.server?.integrity].join();
  if (contentOf(known) !== contentOf(release))
    throw new CommandError(`Not released. The registry has ${name}@${build} with other content: build it again.`);
  return known;
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
  // A release ends the canary: it was compared with the build before.
  const canary = (before?.stable === build && before.canary) || null;
  const builds = withBuild(before?.builds, release, publishedAt, [build, ...(canary ? [canary.build] : [])]);
  const next = withRemote(registry, name, { ...before, origin, stable: build, canary, builds });
  if (before?.stable === build) return next;
  const from = before && { from: before.stable };
  return noted(next, { action: 'release', remote: name, build, ...from, ...(reason && { reason }) });
}

/** The builds of a remote with one more. @param used those that stay beside the latest earlier ones */
function withBuild(builds = {}, release, publishedAt, used) {
  const { build } = release;
  const all = { ...builds, [build]: entryOfBuild(builds[build], release, publishedAt) };
  const earlier = Object.keys(all)
    .filter((id) => !used.includes(id))
    .sort((a, b) => all[b].publishedAt.localeCompare(all[a].publishedAt))
    .slice(0, KEPT_EARLIER);
  return Object.fromEntries([...used, ...earlier].map((id) => [id, all[id]]));
}

/**
 * The registry without the canary of a remote; when there is none, or a build is named, with an earlier build as the stable one.
 *
 * @param {string | undefined} to default: the last one that was stable before, and was not gone back from
 * @throws CommandError when there is no such build
 */
export function withRollback(registry, name, to, reason) {
  const { stable, builds, ...entry } = entryOf(registry, name);
  if (to === undefined && entry.canary) return withoutCanary(registry, name, 'rollback', reason);
  const build = to ?? lastGood(registry, name);
  if (build === undefined || !(build in builds) || build === stable)
    throw new CommandError(
      `${name} has no ${to === undefined ? 'earlier build' : `earlier build ${to}`}. It has: ${Object.keys(builds).join(', ')}.`,
    );
  const next = withRemote(registry, name, { ...entry, stable: build, canary: null, builds });
  return noted(next, { action: 'rollback', remote: name, build, from: stable, ...(reason && { reason }) });
}

/** A build that was gone back from is not gone back to: another rollback goes further. Neither is one that was a canary only. */
function lastGood({ history = [], remotes }, name) {
  const { stable, builds } = remotes[name];
  const own = history.filter(({ remote }) => remote === name);
  const bad = new Set(own.filter(({ action }) => GONE_BACK.includes(action)).map(({ from }) => from));
  const was = own.flatMap(({ action, build, from }) => (action === 'canary' ? [from] : [from, build])).filter(Boolean);
  const tried = new Set(own.filter(({ action }) => action === 'canary').map(({ build }) => build));
  // Releases of before there was a history are known by their date only.
  const byDate = Object.keys(builds)
    .filter((build) => !tried.has(build))
    .sort((a, b) => builds[a].publishedAt.localeCompare(builds[b].publishedAt));
  return [...byDate, ...was].findLast((build) => build !== stable && !bad.has(build) && build in builds);
}

/** Pinned, a remote keeps its stable build: releases are refused until it is unpinned. A rollback is still possible. */
export function withPin(registry, name, isPinned, reason) {
  const { pinned = false, ...entry } = entryOf(registry, name);
  if (pinned === isPinned) throw new CommandError(`${name} is ${isPinned ? 'pinned already' : 'not pinned'}.`);
  const next = withRemote(registry, name, { ...entry, ...(isPinned && { pinned: true }) });
  const action = isPinned ? 'pin' : 'unpin';
  return noted(next, { action, remote: name, build: entry.stable, ...(reason && { reason }) });
}

/** The registry without a remote: its pages answer 404 and its slots show their fallbacks. @throws CommandError when it has none */
export function withoutRemote(registry, name, reason) {
  const { stable } = entryOf(registry, name);
  const remotes = Object.fromEntries(Object.entries(registry.remotes).filter(([remote]) => remote !== name));
  return noted({ ...registry, remotes }, { action: 'remove', remote: name, from: stable, ...(reason && { reason }) });
}

/** @throws CommandError when two builds of one lane claim one path or one slot, or one claims an address of the shell */
export function refuseConflicts(registry) {
  const { conflictsIn } = requireTypeScript('shell/src/federation/remote-claims.ts');
  const { planLanes } = requireTypeScript('shell/src/federation/lanes.ts');
  const remotes = Object.entries(registry.remotes);
  // A share of 0 is a canary in preparation: what it claims is checked before anyone gets it.
  const inForce = remotes.flatMap(([remote, { canary }]) =>
    canary ? [{ remote, ...canary, percent: canary.percent || 1 }] : [],
  );
  for (const { canaries } of planLanes(inForce)) {
    const claims = remotes.map(([remote, { stable, builds }]) => {
      const { routes = [], slots = {} } = builds[canaries.find((canary) => canary.remote === remote)?.build ?? stable];
      return { remote, routes, slots };
    });
    const conflicts = conflictsIn(claims);
    if (conflicts.length > 0) throw new CommandError(`Not released. ${conflicts.join('. ')}.`);
  }
  return registry;
}

/** Makes the current build of every remote the stable one, except of those that are pinned or have it as their canary. @returns whether the file changed */
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

/** False for one from before registries were signed, or signed by another key. */
function isSigned(registry, location) {
  try {
    verifyRegistry(registry, createPublicKey(readSigningKey(location)));
    return true;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    return false;
  }
}

/** Writes the registry of a composition of some remotes and no others, by their current builds. */
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
 * Makes one build of one remote the stable one.
 *
 * @param {{ shell?: object, reason?: string }} options shell: what the shell in use gives and expects (fit.mjs); reason: for the history
 * @throws CommandError when there is no build, its claims conflict, or it does not fit what is in use
 */
export function release(location, name, build, options) {
  const change = withRelease(name, build, options);
  return publishAndChange(location, name, change, ({ stable }) => stable);
}

/** What is refused is not published. @param buildOf the build that the changed entry is about */
async function publishAndChange(location, name, change, buildOf) {
  const { remotes } = change(await readRegistry(location));
  await publishBuild(name, buildOf(remotes[name]));
  return changeRegistry(location, change);
}

/** What a release would do to a registry. @throws CommandError as `release` does */
export function withRelease(name, build = readState(name)?.build, { shell = builtShellContract(), reason } = {}) {
  if (!build) throw new CommandError(`${name} has no build. Run: node tooling/build/build.mjs ${name}`);
  return (registry) => {
    const { builds = {} } = registry.remotes[name] ?? {};
    refuseReusedVersion(name, build, Object.keys(builds));
    const made = releaseOf(name, build, builds[build]);
    return refuseMisfits(registry, refuseConflicts(withStable(registry, made, originOf(name), { reason })), shell);
  };
}

/** @param known what the registry says of the build: enough where its files are not on this machine. @throws CommandError */
const releaseOf = (name, build, known) =>
  known && !existsSync(join(distOf(name), build)) ? { ...known, name, build } : readRelease(name, build);

/**
 * Gives a build of a remote to a share of the visitors.
 *
 * @param {{ build?: string, percent: number, reason?: string, shell?: object }} canary build: default the canary in force, else the current
 *   build; shell: what the shell in use gives and expects (fit.mjs)
 * @throws CommandError when there is no such build, its claims conflict, it does not fit what is in use, or it cannot be a canary
 */
export function canary(location, name, options) {
  return publishAndChange(location, name, withTrial(name, options), (entry) => entry.canary.build);
}

function withTrial(name, { build: named, percent, reason, shell = builtShellContract() }) {
  return (registry) => {
    const entry = entryOf(registry, name);
    const build = named ?? entry.canary?.build ?? readState(name)?.build;
    if (!build) throw new CommandError(`${name} has no build. Run: node tooling/build/build.mjs ${name}`);
    refuseReusedVersion(name, build, Object.keys(entry.builds));
    const made = releaseOf(name, build, entry.builds[build]);
    const builds = withBuild(entry.builds, made, new Date().toISOString(), [entry.stable, build]);
    const listed = withRemote(registry, name, { ...entry, builds });
    return refuseMisfits(registry, refuseConflicts(withCanary(listed, name, { build, percent, reason })), shell);
  };
}

/** Makes the canary of a remote its stable build. @throws CommandError when it has none */
export const promote = (location, name, reason) =>
  changeRegistry(location, (registry) => refuseConflicts(withPromotion(registry, name, reason)));

/** Takes out a canary that a shell found worse. @returns the revision, and whether it was still in force */
export async function quarantine(location, verdict) {
  let isChanged = false;
  const { revision } = await changeRegistry(location, (registry) => {
    const next = withQuarantine(registry, verdict);
    isChanged = next !== registry;
    return next;
  });
  return { revision, isChanged };
}

/** Takes the canary out, or goes back to an earlier build, by default the one before. @throws CommandError when there is none, or its claims conflict by now */
export const rollback = (location, name, to, reason) =>
  changeRegistry(location, (registry) => refuseConflicts(withRollback(registry, name, to, reason)));

export const pin = (location, name, isPinned, reason) =>
  changeRegistry(location, (registry) => withPin(registry, name, isPinned, reason));

/** Takes a remote out of the shop. @throws CommandError when it is not in the registry */
export const remove = (location, name, reason) =>
  changeRegistry(location, (registry) => withoutRemote(registry, name, reason));
