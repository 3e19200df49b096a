/** Changes of the registry: which builds of each remote are in use. */
import { createPublicKey } from 'node:crypto';
import { readState } from '../build/inputs.mjs';
import { CommandError, remoteNames } from '../build/packages.mjs';
import { requireTypeScript } from '../build/require-typescript.mjs';
import { readRelease } from '../build/seal-release.mjs';
import { remotePort } from '../run/shop-programs.mjs';
import { builtShellContract, refuseMisfits } from './fit.mjs';
import { changeRegistry } from './registry-file.mjs';
import { verifyRegistry } from './registry-signature.js';
import { readSigningKey } from './signing-key.mjs';

/** Builds that stay in the registry: the stable one, and earlier ones that open tabs use and a rollback finds. */
const KEPT_BUILDS = 4;
/** Changes that the registry remembers. */
const KEPT_HISTORY = 200;

/** Where a remote's process is reached: MFE_PDP_ORIGIN and the like, else its port on this machine. */
const originOf = (name) =>
  process.env[`${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`] ?? `http://127.0.0.1:${remotePort(name)}`;

/** The registry with one more line in its history: who did what, and why. */
const noted = (registry, change) => ({
  ...registry,
  history: [
    ...(registry.history ?? []),
    { at: new Date().toISOString(), by: process.env.RELEASED_BY ?? process.env.USER ?? '', ...change },
  ].slice(-KEPT_HISTORY),
});

const withRemote = (registry, name, entry) => ({ ...registry, remotes: { ...registry.remotes, [name]: entry } });

function entryOf(registry, name) {
  const entry = registry.remotes[name];
  if (!entry) throw new CommandError(`${name} is not in the registry.`);
  return entry;
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
  const entry = entryOfBuild(before?.builds[build], release, publishedAt);
  const others = Object.entries(before?.builds ?? {}).filter(([id]) => id !== build);
  const earlier = others.sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, KEPT_BUILDS - 1);
  const builds = Object.fromEntries([[build, entry], ...earlier]);
  const next = withRemote(registry, name, { ...before, origin, stable: build, canary: null, builds });
  if (before?.stable === build) return next;
  const from = before && { from: before.stable };
  return noted(next, { action: 'release', remote: name, build, ...from, ...(reason && { reason }) });
}

/**
 * The registry with an earlier build as the stable one of a remote.
 *
 * @param {string | undefined} to default: the last one that was stable before, and was not gone back from
 * @throws CommandError when there is no such build
 */
export function withRollback(registry, name, to, reason) {
  const { stable, builds, ...entry } = entryOf(registry, name);
  const build = to ?? lastGood(registry, name);
  if (build === undefined || !(build in builds) || build === stable)
    throw new CommandError(
      `${name} has no ${to === undefined ? 'earlier build' : `earlier build ${to}`}. It has: ${Object.keys(builds).join(', ')}.`,
    );
  const next = withRemote(registry, name, { ...entry, stable: build, canary: null, builds });
  return noted(next, { action: 'rollback', remote: name, build, from: stable, ...(reason && { reason }) });
}

/** A build that was gone back from is not gone back to: another rollback goes further. */
function lastGood({ history = [], remotes }, name) {
  const { stable, builds } = remotes[name];
  const own = history.filter(({ remote }) => remote === name);
  const bad = new Set(own.filter(({ action }) => action === 'rollback').map(({ from }) => from));
  const was = own.flatMap(({ build, from }) => [from, build]).filter(Boolean);
  // Releases of before there was a history are known by their date only.
  const byDate = Object.keys(builds).sort((a, b) => builds[a].publishedAt.localeCompare(builds[b].publishedAt));
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

/** @throws CommandError when two stable builds claim one path or one slot, or one claims an address of the shell */
export function refuseConflicts(registry) {
  const { conflictsIn } = requireTypeScript('shell/src/federation/remote-claims.ts');
  const claims = Object.entries(registry.remotes).map(([remote, { stable, builds }]) => ({
    remote,
    routes: builds[stable].routes ?? [],
    slots: builds[stable].slots ?? {},
  }));
  const conflicts = conflictsIn(claims);
  if (conflicts.length > 0) throw new CommandError(`Not released. ${conflicts.join('. ')}.`);
  return registry;
}

/** Makes the current build of every remote the stable one, except of those that are pinned. @returns whether the file changed */
export function registerCurrentBuilds(file) {
  let isChanged = false;
  changeRegistry(file, (before) => {
    let registry = before;
    for (const name of remoteNames()) {
      const build = readState(name)?.build;
      if (build && !before.remotes[name]?.pinned)
        registry = withStable(registry, readRelease(name, build), originOf(name));
    }
    isChanged = registry !== before || !isSigned(before, file);
    return isChanged ? { ...refuseConflicts(registry) } : before;
  });
  return isChanged;
}

/** False for one from before registries were signed, or signed by another key. */
function isSigned(registry, file) {
  try {
    verifyRegistry(registry, createPublicKey(readSigningKey(file)));
    return true;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    return false;
  }
}

/** Writes the registry of a composition of some remotes and no others, by their current builds. */
export function writeComposition(file, names) {
  const built = names.map((name) => [name, readState(name)?.build]).filter(([, build]) => build);
  return changeRegistry(file, (before) =>
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
export function release(file, name, build, { shell = builtShellContract(), reason } = {}) {
  const next = withRelease(name, build, { shell, reason });
  return changeRegistry(file, next);
}

/** What a release would do to a registry. @throws CommandError as `release` does */
export function withRelease(name, build = readState(name)?.build, { shell = builtShellContract(), reason } = {}) {
  if (!build) throw new CommandError(`${name} has no build. Run: node tooling/build/build.mjs ${name}`);
  const made = readRelease(name, build);
  return (registry) =>
    refuseMisfits(registry, refuseConflicts(withStable(registry, made, originOf(name), { reason })), shell);
}

/** Goes back to an earlier build, by default the one before. @throws CommandError when there is none, or its claims conflict by now */
export const rollback = (file, name, to, reason) =>
  changeRegistry(file, (registry) => refuseConflicts(withRollback(registry, name, to, reason)));

export const pin = (file, name, isPinned, reason) =>
  changeRegistry(file, (registry) => withPin(registry, name, isPinned, reason));

/** Takes a remote out of the shop. @throws CommandError when it is not in the registry */
export const remove = (file, name, reason) => changeRegistry(file, (registry) => withoutRemote(registry, name, reason));
