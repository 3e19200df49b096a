/** The registry file: which builds of each remote are in use. */
import { createPublicKey } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readState } from '../build/inputs.mjs';
import { CommandError, distOf, remoteNames } from '../build/packages.mjs';
import { requireTypeScript } from '../build/require-typescript.mjs';
import { remotePort } from '../run/shop-programs.mjs';
import { signRegistry, verifyRegistry } from './registry-signature.js';
import { readSigningKey } from './signing-key.mjs';

/** Builds that stay in the registry besides the stable one. */
const KEPT_BUILDS = 3;

/** Where a remote's process is reached: MFE_PDP_ORIGIN and the like, else its port on this machine. */
const originOf = (name) =>
  process.env[`${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`] ?? `http://127.0.0.1:${remotePort(name)}`;

/** @returns the registry of a file, or an empty one */
export function readRegistry(file) {
  if (existsSync(file)) {
    const registry = JSON.parse(readFileSync(file, 'utf8'));
    if (registry.schemaVersion === 1) return registry;
  }
  return { schemaVersion: 1, revision: 0, updatedAt: new Date(0).toISOString(), remotes: {} };
}

/** Signed, written beside and renamed: a reader never sees half a file. */
export function writeRegistry(file, registry) {
  mkdirSync(dirname(file), { recursive: true });
  const unsigned = {
    ...registry,
    signature: undefined,
    revision: registry.revision + 1,
    updatedAt: new Date().toISOString(),
  };
  const next = signRegistry(unsigned, readSigningKey(file));
  writeFileSync(`${file}.new`, JSON.stringify(next, null, 2));
  renameSync(`${file}.new`, file);
  return next;
}

/** The registry with one release as the stable build of its remote. */
export function withStable(registry, release, origin, publishedAt = new Date().toISOString()) {
  const { name, build, assetMap, remoteEntry, server, needs, routes = [], slots = {} } = release;
  const before = registry.remotes[name];
  const known = before?.builds[build];
  const entry = known ?? { publishedAt, assetMap, remoteEntry, server, needs, routes, slots };
  const others = Object.entries(before?.builds ?? {}).filter(([id]) => id !== build);
  const earlier = others.sort(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, KEPT_BUILDS - 1);
  return {
    ...registry,
    remotes: {
      ...registry.remotes,
      [name]: { origin, stable: build, canary: null, builds: Object.fromEntries([[build, entry], ...earlier]) },
    },
  };
}

/** The registry without a remote: its pages answer 404 and its slots show their fallbacks. @throws CommandError when it has none */
export function withoutRemote(registry, name) {
  if (!(name in registry.remotes)) throw new CommandError(`${name} is not in the registry.`);
  const remotes = Object.fromEntries(Object.entries(registry.remotes).filter(([remote]) => remote !== name));
  return { ...registry, remotes };
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

export const readRelease = (name, build) => JSON.parse(readFileSync(join(distOf(name), build, 'release.json'), 'utf8'));

/** Makes the current build of every remote the stable one. @returns whether the file changed */
export function registerCurrentBuilds(file) {
  const before = readRegistry(file);
  let registry = before;
  for (const name of remoteNames()) {
    const build = readState(name)?.build;
    if (build) registry = withStable(registry, readRelease(name, build), originOf(name));
  }
  const changed = !isSigned(before, file) || JSON.stringify(registry.remotes) !== JSON.stringify(before.remotes);
  if (changed) writeRegistry(file, refuseConflicts(registry));
  return changed;
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
  const empty = { ...readRegistry(file), remotes: {} };
  const registry = built.reduce(
    (before, [name, build]) => withStable(before, readRelease(name, build), originOf(name)),
    empty,
  );
  return writeRegistry(file, refuseConflicts(registry));
}

/** Makes one build of one remote the stable one. @throws CommandError when there is no build, or its claims conflict */
export function release(file, name, build = readState(name)?.build) {
  if (!build) throw new CommandError(`${name} has no build. Run: node tooling/build/build.mjs ${name}`);
  const registry = withStable(readRegistry(file), readRelease(name, build), originOf(name));
  return writeRegistry(file, refuseConflicts(registry));
}

/** Takes a remote out of the shop, e.g. to roll back its first release. @throws CommandError when it is not in the registry */
export const remove = (file, name) => writeRegistry(file, withoutRemote(readRegistry(file), name));
