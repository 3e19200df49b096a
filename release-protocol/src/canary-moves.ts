/** Registry changes for canaries: builds for a share of the visitors (docs/adr/releases.md). */
import { type Author, entryOf, RefusedChange, withHistoryEntry, withRemote } from './history';
import type { RegistryDocument } from './registry-schema';

/** Every canary can add a lane, with its own render workers, to each shell. */
const MAX_CANARIES = 3;

/**
 * The registry with a build as the canary of its remote. `since` is its start time; it stays when only the share changes, so the canary keeps its
 * counts.
 *
 * @param tried build: must be listed in `registry`; percent: 0–100
 * @throws RefusedChange when the build is stable already, the remote is pinned, or there are too many canaries
 */
export function withCanary(
  registry: RegistryDocument,
  name: string,
  { build, percent }: { readonly build: string; readonly percent: number },
  author: Author,
): RegistryDocument {
  const entry = entryOf(registry, name);
  const { stable, pinned, canary } = entry;
  if (build === stable) throw new RefusedChange(`${name}: ${build} is the stable build already.`);
  if (pinned)
    throw new RefusedChange(`${name} is pinned to ${stable}. Try a canary after: npm run registry -- unpin ${name}`);
  const others = Object.entries(registry.remotes).filter(([remote, each]) => remote !== name && each.canary);
  if (others.length >= MAX_CANARIES)
    throw new RefusedChange(
      `There are ${MAX_CANARIES} canaries already (${others.map(([remote]) => remote).join(', ')}): promote one or roll it back first.`,
    );
  const since = canary?.build === build ? canary.since : author.at;
  const next = withRemote(registry, name, { ...entry, canary: { build, percent, ...(since && { since }) } });
  return withHistoryEntry(next, { action: 'canary', remote: name, build, from: stable, percent }, author);
}

/** The registry with a remote's canary as its stable build. @throws RefusedChange when there is no canary */
export function withPromotion(registry: RegistryDocument, name: string, author: Author): RegistryDocument {
  const { canary, stable, ...entry } = entryOf(registry, name);
  if (!canary) throw new RefusedChange(`${name} has no canary.`);
  const next = withRemote(registry, name, { ...entry, stable: canary.build, canary: null });
  return withHistoryEntry(next, { action: 'promote', remote: name, build: canary.build, from: stable }, author);
}

/** The registry without the canary of a remote; unchanged when it has none. */
export function withoutCanary(
  registry: RegistryDocument,
  name: string,
  action: 'rollback' | 'quarantine',
  author: Author,
): RegistryDocument {
  const entry = entryOf(registry, name);
  if (!entry.canary) return registry;
  const next = withRemote(registry, name, { ...entry, canary: null });
  const change = { action, remote: name, build: entry.stable, from: entry.canary.build };
  return withHistoryEntry(next, change, author);
}

/** The report of a shell about a canary that it has rejected. */
export interface CanaryRejection {
  readonly remote: string;
  readonly build: string;
  /** When the canary started: another canary of the same build is not meant. */
  readonly since?: string | undefined;
  readonly reason: string;
}

/** The registry without a rejected canary; unchanged when that canary is no longer active. */
export function withQuarantine(
  registry: RegistryDocument,
  { remote, build, since, reason }: CanaryRejection,
  author: Author,
): RegistryDocument {
  const canary = registry.remotes[remote]?.canary;
  if (canary?.build !== build || canary.since !== since) return registry;
  return withoutCanary(registry, remote, 'quarantine', { ...author, reason });
}
