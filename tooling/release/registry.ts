/** Registry changes with what this machine knows: its builds, its settings, who asks. What a change may do says `release-protocol`. */
import { createPublicKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuseConflicts, refuseIncompatible } from 'release-protocol/builds-in-use';
import { type CanaryRejection, withCanary, withPromotion, withQuarantine } from 'release-protocol/canary-moves';
import { type Author, entryOf, withRemote } from 'release-protocol/history';
import type { RegistryDocument, SealedRelease, WrittenBuild, WrittenRemote } from 'release-protocol/registry-schema';
import { verifyRegistry } from 'release-protocol/registry-signature';
import { withBuild, withoutRemote, withPin, withRollback, withStable } from 'release-protocol/release-moves';
import type { ShellContract } from 'release-protocol/sealed-contract';
import { readState } from '../build/inputs';
import { CommandError, distOf, remoteNames } from '../build/packages';
import { readRelease } from '../build/seal-release';
import { remotePort } from '../dev/shop-programs';
import { builtShellContract } from './can-deploy';
import { changeRegistry, readRegistry } from './registry-document';
import { readSigningKey } from './signing-key';
import { publishBuild, refuseReusedVersion } from './store/publish';

/** A change of the registry. */
export type RegistryChange = (registry: RegistryDocument) => RegistryDocument;

export interface ReleaseOptions {
  /** Contract of the shell in use (can-deploy.ts). */
  readonly shell?: ShellContract;
  /** For the history. */
  readonly reason?: string | undefined;
}

export interface CanaryOptions extends ReleaseOptions {
  /** Default: the active canary, else the current build. */
  readonly build?: string | undefined;
  /** Share of the visitors. */
  readonly percent: number;
}

/** Whoever runs this command, now. */
const author = (reason?: string): Author => ({
  at: new Date().toISOString(),
  by: process.env.RELEASED_BY ?? process.env.USER ?? '',
  reason,
});

/** Where the shop fetches a remote's builds: its own variable (MFE_PDP_ORIGIN), else a folder below RELEASE_STORE_URL, else its port on this machine. */
function originOf(name: string): string {
  const variable = `${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`;
  const { [variable]: own, RELEASE_STORE_URL: store } = process.env;
  if (own) return own;
  if (store) return `${store.replace(/\/$/, '')}/${name}`;
  if (remoteNames().includes(name)) return `http://127.0.0.1:${remotePort(name)}`;
  throw new CommandError(`Where does the shop fetch builds of ${name}? Set RELEASE_STORE_URL or ${variable}.`);
}

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** Makes the current build of every remote stable, unless the remote is pinned or the build is its canary. @returns whether the registry changed */
export async function registerCurrentBuilds(location: string): Promise<boolean> {
  for (const name of ['shell', ...remoteNames()]) {
    const build = readState(name)?.build;
    if (build) await publishBuild(name, build);
  }
  let isChanged = false;
  await changeRegistry(location, (before) => {
    let registry = before;
    for (const name of remoteNames()) {
      const build = readState(name)?.build;
      const { pinned, canary: active } = before.remotes[name] ?? {};
      if (build && !pinned && active?.build !== build)
        registry = withStable(registry, readRelease(name, build), originOf(name), author());
    }
    isChanged = registry !== before || !isSigned(before, location);
    return isChanged ? { ...refuseConflicts(registry) } : before;
  });
  return isChanged;
}

/** False without a signature, or with one by another key. */
function isSigned(registry: RegistryDocument, location: string): boolean {
  const publicKey = createPublicKey(readSigningKey(location));
  try {
    verifyRegistry(registry, publicKey);
    return true;
  } catch {
    return false;
  }
}

/** Writes a registry with the current builds of the named remotes and no others. */
export function writeComposition(location: string, names: readonly string[]): Promise<RegistryDocument> {
  const releases = names
    .map((name) => {
      const build = readState(name)?.build;
      return build === undefined ? undefined : readRelease(name, build);
    })
    .filter(isPresent);
  const add = (registry: RegistryDocument, release: SealedRelease) =>
    withStable(registry, release, originOf(release.name), author());
  return changeRegistry(location, (before) => refuseConflicts(releases.reduce(add, { ...before, remotes: {} })));
}

/**
 * Makes a build the stable one of its remote.
 *
 * @throws CommandError when there is no build; RefusedChange when its claims conflict, or it is incompatible with what is in use
 */
export const release = (
  location: string,
  name: string,
  build?: string,
  options?: ReleaseOptions,
): Promise<RegistryDocument> =>
  publishAndChange(location, name, withRelease(name, build, options), ({ stable }) => stable);

/** Publishes the build only if the change is accepted. @param buildOf picks the build from the changed entry */
async function publishAndChange(
  location: string,
  name: string,
  change: RegistryChange,
  buildOf: (entry: WrittenRemote) => string | undefined,
): Promise<RegistryDocument> {
  const build = buildOf(entryOf(change(await readRegistry(location)), name));
  if (build) await publishBuild(name, build);
  return changeRegistry(location, change);
}

function requireBuild(name: string, build: string | undefined): string {
  if (build) return build;
  throw new CommandError(`${name} has no build. Run: npm run build -w ${name}`);
}

/** @returns the change that a release makes to a registry; it throws as `release` does */
export function withRelease(
  name: string,
  named = readState(name)?.build,
  { shell = builtShellContract(), reason }: ReleaseOptions = {},
): RegistryChange {
  const build = requireBuild(name, named);
  return (registry) => {
    const { builds = {} } = registry.remotes[name] ?? {};
    refuseReusedVersion(name, build, Object.keys(builds));
    const sealed = sealedBuildOf(name, build, builds[build]);
    const next = withStable(registry, sealed, originOf(name), author(reason));
    return refuseIncompatible(registry, refuseConflicts(next), shell);
  };
}

/** @param existing registry entry of the build, used when its files are not on this machine. @throws CommandError */
const sealedBuildOf = (name: string, build: string, existing: WrittenBuild | undefined): SealedRelease =>
  existing && !existsSync(join(distOf(name), build)) ? { ...existing, name, build } : readRelease(name, build);

/**
 * Gives a build of a remote to a share of the visitors.
 *
 * @throws CommandError when there is no such build; RefusedChange when its claims conflict, it is incompatible with what is in use, or it cannot
 *   be a canary
 */
export const canary = (location: string, name: string, options: CanaryOptions): Promise<RegistryDocument> =>
  publishAndChange(location, name, withCanaryBuild(name, options), (entry) => entry.canary?.build);

/** How `canary` would change a registry. It throws as `canary` does. */
export function withCanaryBuild(
  name: string,
  { build: named, percent, reason, shell = builtShellContract() }: CanaryOptions,
): RegistryChange {
  return (registry) => {
    const entry = entryOf(registry, name);
    const build = requireBuild(name, named ?? entry.canary?.build ?? readState(name)?.build);
    refuseReusedVersion(name, build, Object.keys(entry.builds));
    const sealed = sealedBuildOf(name, build, entry.builds[build]);
    const by = author(reason);
    const builds = withBuild(entry.builds, sealed, by.at, [entry.stable, build]);
    const next = withCanary(withRemote(registry, name, { ...entry, builds }), name, { build, percent }, by);
    return refuseIncompatible(registry, refuseConflicts(next), shell);
  };
}

/** Makes the canary of a remote its stable build. @throws RefusedChange when there is no canary */
export const promote = (location: string, name: string, reason?: string): Promise<RegistryDocument> =>
  changeRegistry(location, (registry) => refuseConflicts(withPromotion(registry, name, author(reason))));

/** Takes out a canary that a shell has rejected. @returns the revision, and whether that canary was still active */
export async function quarantine(
  location: string,
  verdict: CanaryRejection,
): Promise<{ readonly revision: number; readonly isChanged: boolean }> {
  let isChanged = false;
  const { revision } = await changeRegistry(location, (registry) => {
    const next = withQuarantine(registry, verdict, author());
    isChanged = next !== registry;
    return next;
  });
  return { revision, isChanged };
}

/** Takes the canary out, else goes back to an earlier build, by default the one before. @throws RefusedChange when there is none, or its claims conflict */
export const rollback = (location: string, name: string, to?: string, reason?: string): Promise<RegistryDocument> =>
  changeRegistry(location, (registry) => refuseConflicts(withRollback(registry, name, to, author(reason))));

export const pin = (location: string, name: string, isPinned: boolean, reason?: string): Promise<RegistryDocument> =>
  changeRegistry(location, (registry) => withPin(registry, name, isPinned, author(reason)));

/** Takes a remote out of the shop. @throws RefusedChange when it is not in the registry */
export const remove = (location: string, name: string, reason?: string): Promise<RegistryDocument> =>
  changeRegistry(location, (registry) => withoutRemote(registry, name, author(reason)));
