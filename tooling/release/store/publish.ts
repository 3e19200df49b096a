/** Copies sealed builds to the store that the shop fetches them from, and removes old ones. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from 'release-protocol/build-id';
import { CommandError, distOf } from '../../build/packages';
import { isDerived } from '../../build/seal-release';
import type { ReleaseStore } from './folder-store';
import { releaseStore } from './release-store';

const KEPT_SHELL_BUILDS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A published version never changes.
 *
 * @param published builds of the package
 * @throws CommandError when one of them is the same version with other content
 */
export function refuseReusedVersion(name: string, build: string, published: readonly string[]): void {
  const version = versionOf(build);
  const same = published.find((other) => other !== build && version !== undefined && versionOf(other) === version);
  if (same)
    throw new CommandError(
      `Not released. ${name} ${version} is published with other content (${same}). Raise its version: npm run release -- ${name} --raise patch`,
    );
}

/**
 * Publishes a build of this workspace, unless it is published already or there is no store.
 *
 * @throws CommandError when the version or the build is published with other content, or the store cannot be used
 */
export async function publishBuild(name: string, build: string, store = releaseStore()): Promise<void> {
  if (!store) return;
  refuseReusedVersion(name, build, await completeBuilds(store, name));
  const folder = join(distOf(name), build);
  const isPublished = (await store.publishedAt(name, build)) !== undefined;
  if (!existsSync(folder)) {
    if (isPublished) return;
    throw new CommandError(`Not released. ${name}@${build} is neither here nor in ${process.env.RELEASE_STORE}.`);
  }
  const files = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file))]));
  if (!isPublished) return store.add(name, build, files);
  for (const [file, bytes] of files)
    if (!isDerived(file) && Buffer.compare(bytes, (await store.read(name, build, file)) ?? new Uint8Array()) !== 0)
      throw new CommandError(`Not released. ${name}@${build} is published with another ${file}: build it again.`);
}

/** Leaves out builds whose upload was interrupted. */
async function completeBuilds(store: ReleaseStore, name: string): Promise<string[]> {
  const builds = await store.builds(name);
  const times = await Promise.all(builds.map((build) => store.publishedAt(name, build)));
  return builds.filter((_, index) => times[index] !== undefined);
}

/** The latest builds of a package that is not in the registry: open pages may still request them. */
export async function newestBuilds(name: string, store: ReleaseStore): Promise<string[]> {
  const builds = await completeBuilds(store, name);
  const times = new Map<string, number>();
  for (const build of builds) times.set(build, (await store.publishedAt(name, build))?.getTime() ?? 0);
  const timeOf = (build: string) => times.get(build) ?? 0;
  return builds.sort((one, other) => timeOf(other) - timeOf(one)).slice(0, KEPT_SHELL_BUILDS);
}

/**
 * Removes builds of a package that are no longer in use.
 *
 * @param used builds that stay
 * @param days minimum age
 * @returns the builds that were removed
 */
export async function pruneBuilds(
  name: string,
  used: readonly string[],
  days: number,
  store: ReleaseStore,
): Promise<string[]> {
  const removed: string[] = [];
  for (const build of await store.builds(name)) {
    const at = await store.publishedAt(name, build);
    if (used.includes(build) || !at || Date.now() - at.getTime() < days * DAY_MS) continue;
    await store.remove(name, build);
    removed.push(build);
  }
  return removed;
}
