/** Registry changes with what this machine knows: its builds, its settings, who asks. What a change may do says `release-protocol`. */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { refuseConflicts, refuseIncompatible } from 'release-protocol/builds-in-use';
import { type CanaryRejection, withCanary, withPromotion, withQuarantine } from 'release-protocol/canary-moves';
import { type Author, entryOf, withHistoryEntry, withRemote } from 'release-protocol/history';
import type { RegistryDocument, SealedRelease, WrittenBuild, WrittenRemote } from 'release-protocol/registry-schema';
import {
  isTakenBack,
  withBuild,
  withoutRemote,
  withPin,
  withRollback,
  withStable,
} from 'release-protocol/release-moves';
import type { ShellContract } from 'release-protocol/sealed-contract';
import { readState } from '../build/inputs';
import { CommandError, distOf, remoteNames } from '../build/packages';
import { readRelease } from '../build/seal-release';
import { remotePort } from '../dev/shop-programs';
import { builtShellContract } from './can-deploy';
import { changeRegistry, readRegistry } from './registry-document';
import { publishBuild, refuseReusedVersion } from './store/publish';

/** A change of the registry. */
export type RegistryChange = (registry: RegistryDocument) => RegistryDocument;

export interface ReleaseOptions {
  /** Contract of the shell in use (can-deploy.ts). */
  readonly shell?: ShellContract;
  /** For the history. */
  readonly reason?: string | undefined;
  /** Why the change is made although it breaks a build in use; for the history. */
  readonly force?: string | undefined;
}

export interface CanaryOptions extends ReleaseOptions {
  /** Default: the active canary, else the current build. */
  readonly build?: string | undefined;
  /** Share of the visitors. */
  readonly percent: number;
}

/** Whoever runs this command, now: RELEASED_BY, else the account of this machine. @throws CommandError when neither has a name */
export function author(reason?: string): Author {
  const by = process.env.RELEASED_BY?.trim() || accountName();
  if (!by) throw new CommandError('Who makes this change? Set RELEASED_BY, which the history shows.');
  return { at: new Date().toISOString(), by, reason };
}

/** Containers may run by a number that has no name. */
function accountName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** Every change that visitors see passes here. @throws RefusedChange when it breaks a build in use, unless there is a reason to do so */
function checked(
  move: (registry: RegistryDocument, by: Author) => RegistryDocument,
  options: ReleaseOptions,
): RegistryChange {
  const { reason, force, shell = builtShellContract() } = options;
  const by = author(force === undefined ? reason : [reason, `forced: ${force}`].filter(isPresent).join('; '));
  return (registry) => {
    const next = refuseConflicts(move(registry, by));
    return force === undefined ? refuseIncompatible(registry, next, shell) : next;
  };
}

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

/**
 * For the shop of this folder (`npm start`): makes the current build of every remote stable. A build that was rolled back or is tried as a canary
 * stays where it is, and a pinned remote too.
 */
export async function registerCurrentBuilds(location: string): Promise<void> {
  await publishCurrentBuilds(['shell', ...remoteNames()]);
  await changeRegistry(
    location,
    (before) => {
      let registry = before;
      for (const name of remoteNames()) {
        const build = readState(name)?.build;
        const { pinned, canary: active } = before.remotes[name] ?? {};
        if (build && !pinned && active?.build !== build && !isTakenBack(before, name, build))
          registry = withStable(registry, readRelease(name, build), originOf(name), author());
      }
      return registry === before ? before : refuseConflicts(registry);
    },
    { isFirst: true },
  );
}

/**
 * Writes the first registry of a shop, with the current build of every remote, and publishes the browser files of the shell. It leaves a registry
 * that is there as it is: starting is not releasing.
 *
 * @returns whether it wrote one
 */
export async function initRegistry(location: string): Promise<boolean> {
  await publishCurrentBuilds(['shell']);
  if ((await readRegistry(location)).revision > 0) return false;
  await registerCurrentBuilds(location);
  return true;
}

async function publishCurrentBuilds(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const build = readState(name)?.build;
    if (build) await publishBuild(name, build);
  }
}

/** Signs the registry that is there, whoever has written it. */
export const adopt = (location: string, reason: string): Promise<RegistryDocument> =>
  changeRegistry(location, (registry) => withHistoryEntry(registry, { action: 'adopt' }, author(reason)), {
    isAdopted: true,
  });

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
  return changeRegistry(location, (before) => refuseConflicts(releases.reduce(add, { ...before, remotes: {} })), {
    isFirst: true,
  });
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
  options: ReleaseOptions = {},
): RegistryChange {
  const build = requireBuild(name, named);
  return checked((registry, by) => {
    const { builds = {} } = registry.remotes[name] ?? {};
    refuseReusedVersion(name, build, Object.keys(builds));
    return withStable(registry, sealedBuildOf(name, build, builds[build]), originOf(name), by);
  }, options);
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
export function withCanaryBuild(name: string, { build: named, percent, ...options }: CanaryOptions): RegistryChange {
  return checked((registry, by) => {
    const entry = entryOf(registry, name);
    const build = requireBuild(name, named ?? entry.canary?.build ?? readState(name)?.build);
    refuseReusedVersion(name, build, Object.keys(entry.builds));
    const sealed = sealedBuildOf(name, build, entry.builds[build]);
    const builds = withBuild(entry.builds, sealed, by.at, [entry.stable, build]);
    return withCanary(withRemote(registry, name, { ...entry, builds }), name, { build, percent }, by);
  }, options);
}

/** Makes the canary of a remote its stable build. @throws RefusedChange when there is no canary, or it breaks a build in use */
export const promote = (location: string, name: string, options: ReleaseOptions): Promise<RegistryDocument> =>
  changeRegistry(
    location,
    checked((registry, by) => withPromotion(registry, name, by), options),
  );

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

/** Takes the canary out, else goes back to an earlier build, by default the one before. @throws RefusedChange when there is none, or it breaks a build in use */
export const rollback = (
  location: string,
  name: string,
  to: string | undefined,
  options: ReleaseOptions,
): Promise<RegistryDocument> =>
  changeRegistry(
    location,
    checked((registry, by) => withRollback(registry, name, to, by), options),
  );

export const pin = (
  location: string,
  name: string,
  isPinned: boolean,
  options: ReleaseOptions,
): Promise<RegistryDocument> =>
  changeRegistry(
    location,
    checked((registry, by) => withPin(registry, name, isPinned, by), options),
  );

/** Takes a remote out of the shop. @throws RefusedChange when it is not in the registry, or the shop would break without it */
export const remove = (location: string, name: string, options: ReleaseOptions): Promise<RegistryDocument> =>
  changeRegistry(
    location,
    checked((registry, by) => withoutRemote(registry, name, by), options),
  );
