/** Registry changes for releases: a new stable build, the way back, pins, and remotes that leave the shop. */
import { withoutCanary } from './canary-moves';
import { type Author, entryOf, RefusedChange, withHistoryEntry, withRemote } from './history';
import type { RegistryDocument, SealedRelease, WrittenBuild, WrittenRemote } from './registry-schema';

/** Earlier builds that stay in the registry, for open tabs and rollbacks: the one that was stable until now, however old, and the latest. */
const KEPT_EARLIER = 3;
/** History actions whose `from` is a bad build. */
const ROLLBACK_ACTIONS = ['rollback', 'quarantine'];
/** A shell did not serve the build. */
const REFUSED = 'refused';

/** The registry with one release as the stable build of its remote. @throws RefusedChange when the remote is pinned to another */
export function withStable(
  registry: RegistryDocument,
  release: SealedRelease,
  origin: string,
  author: Author,
): RegistryDocument {
  const { name, build } = release;
  const before = registry.remotes[name];
  if (before?.stable === build && before.origin === origin) return registry;
  if (before?.pinned && before.stable !== build)
    throw new RefusedChange(
      `${name} is pinned to ${before.stable}. Release it again after: npm run registry -- unpin ${name}`,
    );
  // A release ends the canary, because it was compared with the stable build before.
  const canary = (before?.stable === build && before.canary) || null;
  const used = [build, ...(canary ? [canary.build] : [])];
  const builds = withBuild(before?.builds, release, author.at, used, before?.stable);
  const next = withRemote(registry, name, { ...before, origin, stable: build, canary, builds });
  if (before?.stable === build) return next;
  return withHistoryEntry(
    next,
    { action: 'release', remote: name, build, ...(before && { from: before.stable }) },
    author,
  );
}

/**
 * Adds a build to a remote's builds.
 *
 * @param used stable build and canary, which stay; of the others only the latest do
 * @param previous stable until now: the first of the others, because it is the one to return to
 * @throws RefusedChange when the registry has the same build with other content
 */
export function withBuild(
  builds: WrittenRemote['builds'] = {},
  release: SealedRelease,
  publishedAt: string,
  used: readonly string[],
  previous?: string,
): WrittenRemote['builds'] {
  const all = { ...builds, [release.build]: toBuildEntry(builds[release.build], release, publishedAt) };
  const earlier = Object.entries(all)
    .filter(([id]) => !used.includes(id))
    .sort(
      ([id, one], [otherId, other]) =>
        Number(otherId === previous) - Number(id === previous) || other.publishedAt.localeCompare(one.publishedAt),
    )
    .slice(0, KEPT_EARLIER)
    .map(([id]) => id);
  return Object.fromEntries(
    [...used, ...earlier].flatMap((id) => {
      const { [id]: entry } = all;
      return entry ? [[id, entry] as const] : [];
    }),
  );
}

/** @param existing entry of the same build, if the registry has one: it stays unchanged */
function toBuildEntry(existing: WrittenBuild | undefined, release: SealedRelease, publishedAt: string): WrittenBuild {
  const { assetMap, remoteEntry, server, needs, routes = [], slots = {}, exposes, emits, listens } = release;
  if (!existing) return { publishedAt, assetMap, remoteEntry, server, needs, routes, slots, exposes, emits, listens };
  const contentOf = (entry: Omit<WrittenBuild, 'publishedAt'>) =>
    [entry.assetMap, entry.remoteEntry, entry.server.integrity].join();
  if (contentOf(existing) !== contentOf(release))
    throw new RefusedChange(
      `Not released. The registry has ${release.name}@${release.build} with other content: build it again.`,
    );
  return existing;
}

/**
 * The registry without the canary of a remote. When there is no canary, or a build is named, an earlier build becomes stable.
 *
 * @param to default: the build that was stable before and has not been rolled back
 * @throws RefusedChange when there is no such build
 */
export function withRollback(
  registry: RegistryDocument,
  name: string,
  to: string | undefined,
  author: Author,
): RegistryDocument {
  const { stable, builds, ...entry } = entryOf(registry, name);
  if (to === undefined && entry.canary) return withoutCanary(registry, name, 'rollback', author);
  const build = to ?? rollbackTarget(registry, name);
  if (build === undefined || !(build in builds) || build === stable)
    throw new RefusedChange(
      `${name} has no ${to === undefined ? 'earlier build' : `earlier build ${to}`}. It has: ${Object.keys(builds).join(', ')}.`,
    );
  const next = withRemote(registry, name, { ...entry, stable: build, canary: null, builds });
  return withHistoryEntry(next, { action: 'rollback', remote: name, build, from: stable }, author);
}

/** The build that was stable last, except builds that were rolled back or that a shell has refused. Repeated rollbacks go further back. Builds that were only canaries do not count. */
function rollbackTarget(registry: RegistryDocument, name: string): string | undefined {
  const { stable, builds } = entryOf(registry, name);
  const changes = (registry.history ?? []).filter(({ remote }) => remote === name);
  const rolledBack = new Set(
    changes.flatMap(({ action, from, build }) =>
      action === REFUSED ? [build] : ROLLBACK_ACTIONS.includes(action) ? [from] : [],
    ),
  );
  const onceStable = changes
    .flatMap(({ action, build, from }) => (action === 'canary' ? [from] : [from, build]))
    .filter((build) => build !== undefined);
  const canaries = new Set(changes.filter(({ action }) => action === 'canary').map(({ build }) => build));
  // Releases from before the registry had a history are ordered by their date.
  const byDate = Object.entries(builds)
    .filter(([build]) => !canaries.has(build))
    .sort(([, one], [, other]) => one.publishedAt.localeCompare(other.publishedAt))
    .map(([build]) => build);
  return [...byDate, ...onceStable].findLast((build) => build !== stable && !rolledBack.has(build) && build in builds);
}

/** Whether the latest that happened to a build is that it was taken out: rolled back, rejected as a canary, or refused by a shell. */
export function isTakenBack({ history = [] }: RegistryDocument, name: string, build: string): boolean {
  const last = history.findLast((change) => change.remote === name && [change.build, change.from].includes(build));
  if (last?.action === REFUSED) return true;
  return last?.from === build && ROLLBACK_ACTIONS.includes(last.action);
}

/** Pins or unpins a remote. Releases of a pinned remote are refused; a rollback is still possible. */
export function withPin(registry: RegistryDocument, name: string, isPinned: boolean, author: Author): RegistryDocument {
  const { pinned = false, ...entry } = entryOf(registry, name);
  if (pinned === isPinned) throw new RefusedChange(`${name} is ${isPinned ? 'pinned already' : 'not pinned'}.`);
  const next = withRemote(registry, name, { ...entry, ...(isPinned && { pinned: true }) });
  return withHistoryEntry(next, { action: isPinned ? 'pin' : 'unpin', remote: name, build: entry.stable }, author);
}

/** The registry without a remote: its pages answer 404 and its slots show their fallbacks. @throws RefusedChange when it is not listed */
export function withoutRemote(registry: RegistryDocument, name: string, author: Author): RegistryDocument {
  const { stable } = entryOf(registry, name);
  const remotes = Object.fromEntries(Object.entries(registry.remotes).filter(([remote]) => remote !== name));
  return withHistoryEntry({ ...registry, remotes }, { action: 'remove', remote: name, from: stable }, author);
}
